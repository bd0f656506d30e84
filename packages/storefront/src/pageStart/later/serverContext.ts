import { createContext } from 'react';

/**
 * Whether a server renders the page. A server waits for everything; a browser renders what is outside the first view later.
 *
 * @example
 * const isServer = use(ServerContext);
 */
export const ServerContext = createContext(false);
