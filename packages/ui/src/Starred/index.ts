export { Starred, type StarredProps } from './Starred.tsx';
