export { Region } from './Region.tsx';
