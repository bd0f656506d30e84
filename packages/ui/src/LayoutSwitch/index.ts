export { LayoutSwitch } from './LayoutSwitch.tsx';
export type { LayoutSwitchProps } from './LayoutSwitch.tsx';
