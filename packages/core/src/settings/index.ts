export { checkSettings, fits, patchKinds } from './checkSettings.ts';
export type {
  DocOf,
  Kind,
  Kinds,
  ListPatch,
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
export { layLevels, type LaidLevels, type UnknownKey } from './layLevels.ts';
export { patchList } from './patchList.ts';
export { defaultsOf, withDefaults } from './withDefaults.ts';
