export { SpinnerTabs } from './SpinnerTabs.tsx';
export type { SpinnerTab, SpinnerTabsProps } from './SpinnerTabs.tsx';
export { Spinner } from './Spinner.tsx';
export type { SpinnerProps } from './Spinner.tsx';
