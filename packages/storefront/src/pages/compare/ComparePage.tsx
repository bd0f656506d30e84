import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { comparePath } from '@dealer/core/saved';
import { pageTitle, searchPath } from '@dealer/core/routes';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { useStorefront } from '../../boot/storefront.ts';
import { Head } from '../../head/Head.tsx';
import { compareParts } from '../../sections/registry/compareParts.ts';
import { SectionList } from '../../sections/SectionList.tsx';
import { usePageAreas } from '../../sections/usePageAreas.ts';
import { PageFrame } from '../../widgets/PageFrame.tsx';
import { CompareContext } from './compareContext.ts';
import type { CompareLoaderData } from './compareLoader.ts';
import { compareAreas, compareSectionList } from './compareSectionList.ts';

/** Up to four vehicles side by side. The address names them, so the page can be shared, reloaded and returned to (decision C6). */
export const ComparePage = () => {
  const { site } = useStorefront();
  const title = pageTitle('compare', site);
  const data = useLoaderData<CompareLoaderData>();
  const [announcement, setAnnouncement] = useState('');
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const { top, main, below } = usePageAreas('compare', compareSectionList, compareAreas);
  const { vehicles, unknown } = data.kind === 'compared' ? data : { vehicles: [], unknown: [] };
  const text =
    data.kind === 'failed'
      ? undefined
      : vehicles.length > 1
        ? 'Differences are highlighted.'
        : 'Up to four, side by side.';

  return (
    <CompareContext
      value={{
        hasFailed: data.kind === 'failed',
        vehicles,
        unknown,
        leftOut: data.leftOut,
        add:
          site.card.favouriteMode === 'compare'
            ? { label: 'Add another', href: searchPath(site) }
            : { label: 'Add from favourites', href: '/favourites' },
        onlyDifferences: isOnlyDifferences && vehicles.length > 1,
        onOnlyDifferences: setOnlyDifferences,
        onSay: setAnnouncement,
      }}
    >
      <Head
        title={`${[vehicles.map(({ name }) => name).join(', '), title].filter(Boolean).join(' | ')} | ${site.name}`}
        noIndex
        canonical={site.url + comparePath}
      />
      <SectionList items={top} parts={compareParts} />
      <PageFrame title={title} text={text}>
        <SectionList items={main} parts={compareParts} />
        <LiveRegion message={announcement} />
      </PageFrame>
      <SectionList items={below} parts={compareParts} />
    </CompareContext>
  );
};
