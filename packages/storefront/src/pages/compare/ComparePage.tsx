import { useState } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useLoaderData } from 'react-router';
import { searchPath } from '@dealer/core/routes';
import { LiveRegion } from '@dealer/ui/LiveRegion';
import { useStorefront } from '../../boot/storefront.ts';
import { SectionsPage } from '../../sections/SectionsPage.tsx';
import { type CompareLoaderData, page } from './page.ts';
import { ComparedVehicles } from './sections/ComparedVehicles/ComparedVehicles.tsx';
import { section as comparedVehicles } from './sections/ComparedVehicles/section.ts';
import { CompareCosts } from './sections/CompareCosts/CompareCosts.tsx';
import { section as compareCosts } from './sections/CompareCosts/section.ts';
import { CompareNotes } from './sections/CompareNotes/CompareNotes.tsx';
import { section as compareNotes } from './sections/CompareNotes/section.ts';
import { CompareTools } from './sections/CompareTools/CompareTools.tsx';
import { section as compareTools } from './sections/CompareTools/section.ts';

const parts = {
  compareCosts: { definition: compareCosts, Component: CompareCosts },
  compareNotes: { definition: compareNotes, Component: CompareNotes },
  compareTools: { definition: compareTools, Component: CompareTools },
  comparedVehicles: { definition: comparedVehicles, Component: ComparedVehicles },
};

/** Up to four vehicles side by side. */
export const ComparePage = () => {
  const t = useTexts();
  const { site } = useStorefront();
  const loaded = useLoaderData<CompareLoaderData>();
  const [announcement, setAnnouncement] = useState('');
  const [isOnlyDifferences, setOnlyDifferences] = useState(false);
  const { vehicles, unknown } = loaded.kind === 'compared' ? loaded : { vehicles: [], unknown: [] };
  const comparison = {
    hasFailed: loaded.kind === 'failed',
    vehicles,
    unknown,
    leftOut: loaded.leftOut,
    add:
      site.card.favouriteMode === 'compare'
        ? { label: t('Add another'), href: searchPath(site) }
        : { label: t('Add from favourites'), href: '/favourites' },
    onlyDifferences: isOnlyDifferences && vehicles.length > 1,
    onOnlyDifferences: setOnlyDifferences,
    onSay: setAnnouncement,
  };
  return (
    <SectionsPage page={page} parts={parts} data={comparison}>
      <LiveRegion message={announcement} />
    </SectionsPage>
  );
};
