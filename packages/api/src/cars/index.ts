export { recordCarView } from './carView.ts';
