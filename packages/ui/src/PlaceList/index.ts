export { PlaceList, type Place, type PlaceListProps } from './PlaceList.tsx';
