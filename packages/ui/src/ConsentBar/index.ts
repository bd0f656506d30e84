export { ConsentBar } from './ConsentBar.tsx';
export type { ConsentBarProps } from './ConsentBar.tsx';
