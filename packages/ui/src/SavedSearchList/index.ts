export { SavedSearchList, type SavedSearchItem, type SavedSearchListProps } from './SavedSearchList.tsx';
