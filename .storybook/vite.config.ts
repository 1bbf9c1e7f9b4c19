// The stories are an app; what the project's own configuration says is for a library and its demo.
export default {};
