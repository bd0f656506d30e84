export { createEngine } from './createEngine.ts';
export type { Engine, EngineOptions } from './createEngine.ts';
export type { Compat, Task } from '../state/types.ts';
export type { Doc, Json } from '../http/json.ts';
export type { FilterableRule, Settings } from '../store/settings.ts';
