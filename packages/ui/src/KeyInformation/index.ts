export { KeyInformation } from './KeyInformation.tsx';
