export { PageContents, type PageContentsProps } from './PageContents.tsx';
