export { partProps } from './partProps.ts';
export { rootProps, type WithRoot } from './rootProps.ts';
