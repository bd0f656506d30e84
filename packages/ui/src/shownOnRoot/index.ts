export { useShownOnRoot } from './useShownOnRoot.ts';
