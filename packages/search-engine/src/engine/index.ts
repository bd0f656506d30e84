export { createEngine } from './createEngine.ts';
export type { Engine, EngineOptions } from './createEngine.ts';
export type { Compat, Doc, Json, Task } from '../state/types.ts';
export type { FilterableRule, Settings } from '../state/settings.ts';
