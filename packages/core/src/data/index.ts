export { defined, ownValue } from './values.ts';
