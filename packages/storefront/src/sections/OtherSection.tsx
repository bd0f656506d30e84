import { use, useEffect, useMemo, useState } from 'react';
import { type PageItem, pageKey } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { contentParts } from './contentParts.ts';
import { ownParts } from './ownParts.ts';
import { sectionSettings } from './section.ts';
import { type SectionParts, SectionView } from './SectionView.tsx';
import { PageStockContext, RetryStockContext } from './pageStock.ts';
import { askStock } from './stock.ts';

const unknown = 'There is no such section.';
const unfit = 'Its settings do not fit; it has its defaults.';

export type OtherSectionProps = {
  item: PageItem;
  /** The page's registry of sections. */
  parts: SectionParts;
  /** The vehicle of the page. */
  vehicle: Vehicle | undefined;
};

/**
 * A section that is not in its page's registry: one of another page, with the stock that it needs. An unknown name renders nothing,
 * invalid settings are replaced by the defaults; both are reported.
 */
export const OtherSection = ({ item, parts, vehicle }: OtherSectionProps) => {
  const { events, search, site } = useStorefront();
  const given = use(PageStockContext);
  const part = ownValue({ ...contentParts, ...ownParts, ...parts }, item.section);
  const fit = part ? sectionSettings(part.definition, item).fit : false;
  const known = useMemo(() => (fit ? item : { ...item, settings: {} }), [fit, item]);
  const [attempt, setAttempt] = useState(0);
  const stock = useMemo(() => {
    void attempt;
    return (
      given ??
      askStock(search, {
        items: [known],
        definitions: part ? { [item.section]: part.definition } : {},
        facts: { site, vehicle },
      })
    );
  }, [attempt, given, search, known, part, item.section, site, vehicle]);
  const problem = part ? (fit ? undefined : unfit) : unknown;

  useEffect(() => {
    if (problem !== undefined)
      events.emit({ kind: 'regionFailed', region: `section ${item.id ?? item.section}`, message: problem });
  }, [events, item, problem]);

  return part ? (
    <PageStockContext value={stock}>
      <RetryStockContext value={given ? null : () => setAttempt(attempt + 1)}>
        <SectionView part={part} id={pageKey(item)} settings={sectionSettings(part.definition, known).settings} />
      </RetryStockContext>
    </PageStockContext>
  ) : null;
};
