export { manufacturers } from './manufacturers.ts';
