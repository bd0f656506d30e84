import { useEffect, useState } from 'react';
import type { ContentKind } from '@dealer/core/content';
import { useStorefront } from '../boot/storefront.ts';
import { onOnline } from '../errors/online.ts';
import { loadContent, type LoadedContent } from './loadContent.ts';

/**
 * A site's content of one kind, for lazy sections; undefined while it loads. What failed is loaded when the connection is back.
 */
export const useContent = <Item, File>(kind: ContentKind<Item, File>): LoadedContent<Item, File> | undefined => {
  const storefront = useStorefront();
  const [content, setContent] = useState<LoadedContent<Item, File>>();
  useEffect(() => {
    let isLeft = false;
    const load = (): void =>
      void loadContent(storefront, kind).then((loaded) => {
        if (isLeft) return;
        setContent(loaded);
        if (loaded.kind !== 'failed') stop();
      });
    const stop = onOnline(load);
    load();
    return () => {
      isLeft = true;
      stop();
    };
  }, [storefront, kind]);
  return content;
};
