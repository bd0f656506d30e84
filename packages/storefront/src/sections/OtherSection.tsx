import { use, useEffect, useState } from 'react';
import { pageKey } from '@dealer/core/page';
import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/record';
import { useStorefront } from '../boot/storefront.ts';
import { contentParts } from './registry/contentParts.ts';
import { ownParts } from './registry/ownParts.ts';
import { sectionSettings } from './section.ts';
import { SectionView } from './SectionView.tsx';
import type { SectionParts } from './SectionView.tsx';
import { PageStockContext } from './pageStock.ts';
import { askStock } from './stock.ts';

const unknown = 'There is no such section.';
const unfit = 'Its settings do not fit; it has its defaults.';

export type OtherSectionProps = {
  item: PageItem;
  /** The sections that the page has at hand. */
  parts: SectionParts;
};

/**
 * A section that its page does not have at hand: one of another page, with the stock that it needs. A name that no section has
 * leaves nothing; settings that do not fit leave the defaults. Both are reported.
 */
export const OtherSection = ({ item, parts }: OtherSectionProps) => {
  const { events, search, site } = useStorefront();
  const given = use(PageStockContext);
  const part = ownValue({ ...contentParts, ...ownParts, ...parts }, item.section);
  const fit = part ? sectionSettings(part.definition, item).fit : false;
  const known = fit ? item : { ...item, settings: {} };
  const [stock] = useState(
    () =>
      given ??
      askStock(search, {
        items: [known],
        definitions: part ? { [item.section]: part.definition } : {},
        facts: { site },
      }),
  );
  const problem = part ? (fit ? undefined : unfit) : unknown;

  useEffect(() => {
    if (problem !== undefined)
      events.emit({ kind: 'regionFailed', region: `section ${item.id ?? item.section}`, message: problem });
  }, [events, item, problem]);

  return part ? (
    <PageStockContext value={stock}>
      <SectionView part={part} id={pageKey(item)} settings={sectionSettings(part.definition, known).settings} />
    </PageStockContext>
  ) : null;
};
