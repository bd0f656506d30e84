export { later } from './later.tsx';
export { Region } from './Region.tsx';
