import { useLayoutEffect } from 'react';

const shown: string[] = [];
const write = (): void => {
  document.documentElement.dataset['shows'] = shown.join(' ');
};

/**
 * Names a part on the page's root while it is there, for the rules that make room for it or lock the page behind it:
 * `:root[data-shows~="action-bar"]`. With `:root:has(.bar)` the browser would look through the whole page whenever anything is added to
 * it. Several names are one text with spaces; without a name nothing is written.
 *
 * @example
 * useShownOnRoot(open ? 'overlay' : undefined);
 */
export const useShownOnRoot = (name: string | undefined): void => {
  useLayoutEffect(() => {
    if (name === undefined) return undefined;
    shown.push(name);
    write();
    return () => {
      shown.splice(shown.indexOf(name), 1);
      write();
    };
  }, [name]);
};
