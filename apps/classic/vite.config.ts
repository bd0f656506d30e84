import { defineDealerApp } from '@dealer/tools-vite/dealer';

export default defineDealerApp({ port: 4200, defaultSite: 'southern-cross-motors' });
