import { createContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A section of the page that its table of contents lists. */
type ContentsItem = { id: string; title: string; element: HTMLElement };

/** The sections of the page that are mounted, in the order of the document. */
export type Contents = StoreApi<readonly ContentsItem[]>;

const byPosition = (one: ContentsItem, other: ContentsItem): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * An empty table of contents. It is a store, since sections must not render again because another one is mounted: React discards the
 * server's HTML of content that renders again before hydration.
 */
export const createContents = (): Contents => createStore(() => []);

/** Adds a section; the returned function removes it. */
export const addToContents = (contents: Contents, item: ContentsItem): (() => void) => {
  contents.setState((items) => [...items, item].sort(byPosition), true);
  return () => contents.setState((items) => items.filter((one) => one !== item), true);
};

/** The table of contents that the sections inside are listed in, if there is one. */
export const ContentsContext = createContext<Contents | undefined>(undefined);
