export { PageState, type PageStateProps } from './PageState.tsx';
export type { PageStateKind } from './PageStateDrawing.tsx';
