export { SaveSearch, type SaveSearchProps } from './SaveSearch.tsx';
