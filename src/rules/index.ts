export { assessWith, type AssessOptions, type Bundle } from './assess.js';
export { parse, type ParsedAnswers, type ParseProblem } from './parse-answers.js';
