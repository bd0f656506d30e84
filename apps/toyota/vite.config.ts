import { defineDealerApp } from '@dealer/tools-vite/dealer';

export default defineDealerApp({ port: 4201, defaultSite: 'jacaranda-lane-toyota' });
