import { createContext } from 'react';

/**
 * Whether a server renders the page. A server waits for everything; a browser renders what is outside the first view later.
 */
export const ServerContext = createContext(false);
