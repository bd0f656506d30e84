export { carViewSchema, recordCarView } from './carView.ts';
export type { CarView } from './carView.ts';
