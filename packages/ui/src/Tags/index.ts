export { Tags } from './Tags.tsx';
export type { TagsProps } from './Tags.tsx';
