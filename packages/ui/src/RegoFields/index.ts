export { RegoFields, type RegoFieldsProps } from './RegoFields.tsx';
