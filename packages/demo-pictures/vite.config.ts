import { defineDealerPackage } from '@dealer/tools-vite/package';

export default defineDealerPackage(import.meta.dirname);
