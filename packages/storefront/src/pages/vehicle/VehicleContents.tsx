import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { PageContents } from '@dealer/ui/PageContents';
import type { Contents } from './contents.ts';

/** A table of contents of fewer sections is no help. */
const fewestSections = 3;

/** A section is being read while it crosses a line in the upper third of the window. */
const readingLine = '-30% 0px -69% 0px';

/** The table of contents of the vehicle page's details. */
export const VehicleContents = ({ contents }: { contents: Contents }) => {
  const items = useStore(contents);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect, rootBounds } of entries) {
          const isBelow = rootBounds !== null && boundingClientRect.top > rootBounds.bottom;
          if (isIntersecting) setCurrent(items.find(({ element }) => element === target)?.id);
          else if (isBelow && target === items[0]?.element) setCurrent(undefined);
        }
      },
      { rootMargin: readingLine },
    );
    items.forEach(({ element }) => observer.observe(element));
    return () => observer.disconnect();
  }, [items]);

  return items.length < fewestSections ? null : <PageContents label="On this page" items={items} current={current} />;
};
