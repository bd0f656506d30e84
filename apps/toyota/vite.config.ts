import { defineDealerApp } from '@dealer/tools-vite/dealer';

export default defineDealerApp({ port: 4201, headlineFont: 'archivo' });
