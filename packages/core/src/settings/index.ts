export { isOfKind, isValidSettings, patchKinds } from './isValidSettings.ts';
export type {
  Neighbour,
  Choice,
  DocOf,
  FieldsOf,
  Kind,
  Kinds,
  ListPatch,
  OptionalKind,
  SettingsDocOf,
  SettingsOf,
  ValueOf,
} from './kind.ts';
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
export { layLevels, type LaidLevels, type MetPatch } from './layLevels.ts';
export { patchList } from './patchList.ts';
export { textFormats, type TextFormat } from './textFormats.ts';
export { isSafeAddress, isWebAddress, slugPattern } from './texts.ts';
export { unknownKeys } from './unknownKeys.ts';
export { defaultsOf, withDefaults } from './withDefaults.ts';
