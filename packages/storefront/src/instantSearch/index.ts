/** Hooks and widgets of react-instantsearch, unmodified, for a look's sections of the search page. */
export * from '@dealer/search/widgets';
