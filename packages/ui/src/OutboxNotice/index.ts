export { OutboxNotice, type OutboxNoticeItem, type OutboxNoticeProps } from './OutboxNotice.tsx';
