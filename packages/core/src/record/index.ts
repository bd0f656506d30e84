export { ownValue } from './ownValue.ts';
