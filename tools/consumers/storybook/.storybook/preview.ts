import '@dealer/ui/styles/neutral.css';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = { parameters: { layout: 'padded' } };

export default preview;
