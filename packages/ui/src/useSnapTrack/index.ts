export { useSnapTrack, type SnapTrack } from './useSnapTrack.ts';
