export { TextColumns, type TextColumn, type TextColumnsProps } from './TextColumns.tsx';
