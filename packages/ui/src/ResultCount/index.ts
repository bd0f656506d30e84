export { ResultCount } from './ResultCount.tsx';
export type { ResultCountProps } from './ResultCount.tsx';
