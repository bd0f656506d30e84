import { defineDealerApp } from '@dealer/tools-vite/dealer';

export default defineDealerApp({ port: 4202, defaultSite: 'paper-moon-used-cars' });
