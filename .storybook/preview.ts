import { type Preview, setCustomElementsManifest } from '@storybook/web-components-vite';

// Read as a glob: the file is made by the build, and is not there in a fresh clone.
const [manifest] = Object.values(
  import.meta.glob('../custom-elements.json', { eager: true, import: 'default' }),
);
if (manifest) setCustomElementsManifest(manifest);

const preview: Preview = {
  parameters: { a11y: { test: 'error' } },
};

export default preview;
