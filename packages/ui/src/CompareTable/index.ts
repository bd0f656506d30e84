export { CompareTable, type CompareTableProps } from './CompareTable.tsx';
export { CompareTools, type CompareToolsProps } from './CompareTools.tsx';
