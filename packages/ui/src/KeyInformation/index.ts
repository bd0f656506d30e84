export { KeyInformation, type KeyInformationProps } from './KeyInformation.tsx';
