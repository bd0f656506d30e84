export { LocationMapList, type MappedLocation, type LocationMapListProps } from './LocationMapList.tsx';
