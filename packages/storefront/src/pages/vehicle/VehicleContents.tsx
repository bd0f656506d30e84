import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { PageContents } from '@dealer/ui/PageContents';
import { useTexts } from '@dealer/ui/Texts';
import type { Contents } from './contents.ts';

/** A table of contents of fewer sections is no help. */
const fewestSections = 3;

/** A section is being read while it crosses a line in the upper third of the window. */
const readingLine = '-30% 0px -69% 0px';

/** The table of contents of the vehicle page's details. */
export const VehicleContents = ({ contents }: { contents: Contents }) => {
  const t = useTexts();
  const items = useStore(contents);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.findLast(({ isIntersecting }) => isIntersecting);
        const line = entries[0]?.rootBounds?.bottom ?? 0;
        const [first] = items;
        if (read) setCurrent(items.find(({ element }) => element === read.target)?.id);
        // Also after a jump past all of them, as by the Home key.
        else if (first && first.element.getBoundingClientRect().top > line) setCurrent(undefined);
      },
      { rootMargin: readingLine },
    );
    items.forEach(({ element }) => observer.observe(element));
    return () => observer.disconnect();
  }, [items]);

  return items.length < fewestSections ? null : (
    <PageContents label={t('On this page')} items={items} current={current} />
  );
};
