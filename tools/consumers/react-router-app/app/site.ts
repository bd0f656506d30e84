export { site } from '../../search-page/src/site';
