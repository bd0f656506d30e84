export { LongText } from './LongText.tsx';
