export { CompareTray, type CompareTrayProps } from './CompareTray.tsx';
