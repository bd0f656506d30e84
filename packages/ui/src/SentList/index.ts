export { SentList, type SentItem } from './SentList.tsx';
