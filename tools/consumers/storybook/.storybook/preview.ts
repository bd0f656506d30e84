import '@dealer/ui/styles/neutral.css';
import '@dealer/ui/Button/styles.css';
import '@dealer/ui/VehicleCard/styles.css';
import '@dealer/ui/VehicleGrid/styles.css';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = { parameters: { layout: 'padded' } };

export default preview;
