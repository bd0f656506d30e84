export { ReasonList, type Reason, type ReasonListProps, type ReasonTopic } from './ReasonList.tsx';
