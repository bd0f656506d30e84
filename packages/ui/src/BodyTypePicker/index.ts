export { BodyTypePicker } from './BodyTypePicker.tsx';
export type { BodyTypeItem, BodyTypePickerProps } from './BodyTypePicker.tsx';
