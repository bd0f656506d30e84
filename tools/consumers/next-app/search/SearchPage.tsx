export { SearchPage } from '../../search-page/src/SearchPage';
