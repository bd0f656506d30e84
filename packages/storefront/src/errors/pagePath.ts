import { createContext } from 'react';

/** The pathname of the current page, provided by the shell. Its consumers do not re-render when only the query string changes, as it does with each change of a search. */
export const PagePath = createContext('');
