export { isValidSettings } from './isValidSettings.ts';
export type { Kind, Kinds, SettingsOf, Choice, FieldsOf, ListPatch, OptionalKind, SettingsDocOf } from './kind.ts';
export {
  amount,
  anyText,
  anything,
  choice,
  count,
  decimal,
  either,
  fields,
  formatted,
  group,
  lazyKind,
  listOf,
  nullable,
  onOff,
  optional,
  position,
  positive,
  recordOf,
  sizedPicture,
  wholeNumber,
  filledText,
} from './kinds.ts';
export { slugPattern } from './texts.ts';
export { unknownKeys } from './unknownKeys.ts';
export { defaultsOf } from './defaultsOf.ts';
