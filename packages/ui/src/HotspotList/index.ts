export { HotspotList } from './HotspotList.tsx';
export type { HotspotListProps } from './HotspotList.tsx';
