import { createContext } from 'react';

/** The path of the page that stands, said by the shell. The rest of the address changes with every choice of a search: who needs the path alone is not asked to draw again for that. */
export const PagePath = createContext('');
