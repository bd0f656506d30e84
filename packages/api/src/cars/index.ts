export { carViewSchema, recordCarView } from './carView.ts';
