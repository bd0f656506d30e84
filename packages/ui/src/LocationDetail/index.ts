export { LocationDetail, type LocationDetailProps } from './LocationDetail.tsx';
