export { slotContract } from './slotContract.ts';
