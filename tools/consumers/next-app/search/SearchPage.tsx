export { Search, SearchPage } from '../../search-page/src/SearchPage';
