export { checkSettings, fits, patchKinds } from './checkSettings.ts';
export type {
  Beside,
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
  later,
  listOf,
  nullable,
  onOff,
  optional,
  position,
  positive,
  recordOf,
  wholeNumber,
  words,
} from './kinds.ts';
export { layLevels, type LaidLevels, type MetPatch } from './layLevels.ts';
export { patchList } from './patchList.ts';
export { defaultsOf, withDefaults } from './withDefaults.ts';
export { unknownKeys } from './unknownKeys.ts';
export { textFormats, type TextFormat } from './textFormats.ts';
