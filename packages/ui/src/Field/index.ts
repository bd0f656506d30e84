export { Field, type FieldProps, type FieldText } from './Field.tsx';
export { describedBy } from './describedBy.ts';
