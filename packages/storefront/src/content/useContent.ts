import { useEffect, useState } from 'react';
import type { ContentKind } from '@dealer/core/content';
import { useStorefront } from '../boot/storefront.ts';
import { loadContent, type LoadedContent } from './loadContent.ts';

/**
 * A site's content of one kind, for lazy sections; undefined while it loads.
 *
 * @example
 * const offers = useContent(offersContent);
 * if (offers?.kind === 'ok') offers.items; // => [{ id: 12, ... }]
 */
export const useContent = <Item, File>(kind: ContentKind<Item, File>): LoadedContent<Item, File> | undefined => {
  const storefront = useStorefront();
  const [content, setContent] = useState<LoadedContent<Item, File>>();
  useEffect(() => {
    let isLeft = false;
    void loadContent(storefront, kind).then((loaded) => {
      if (!isLeft) setContent(loaded);
    });
    return () => {
      isLeft = true;
    };
  }, [storefront, kind]);
  return content;
};
