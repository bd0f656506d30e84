export { Field, type FieldProps, type FieldText } from './Field.tsx';
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx';
export { describedBy } from './describedBy.ts';
export { isAttachedChoice } from './attachedChoices.ts';
