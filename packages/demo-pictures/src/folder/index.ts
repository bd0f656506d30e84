export { picturesFolder } from './picturesFolder.ts';
