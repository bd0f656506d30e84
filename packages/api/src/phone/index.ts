export { recordPhoneReveal } from './recordPhoneReveal.ts';
