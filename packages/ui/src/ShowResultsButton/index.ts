export { ShowResultsButton } from './ShowResultsButton.tsx';
export type { ShowResultsButtonProps } from './ShowResultsButton.tsx';
export { useAnimatedCount } from './useAnimatedCount.ts';
