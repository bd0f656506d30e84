export { ChangeList, type ChangeListProps } from './ChangeList.tsx';
