export { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';
