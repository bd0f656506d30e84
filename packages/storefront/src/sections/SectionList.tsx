import { isShown, pageKey } from '@dealer/core/page';
import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/record';
import type { Vehicle } from '@dealer/core/vehicle';
import { use } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import { OnApproach } from '../region/OnApproach.tsx';
import { Region } from '../region/Region.tsx';
import { sectionSettings } from './section.ts';
import type { OtherSectionProps } from './OtherSection.tsx';
import { SectionView } from './SectionView.tsx';
import type { SectionParts } from './SectionView.tsx';
import { PageStockContext } from './pageStock.ts';

/** What this page does not have at hand, or whose settings do not fit. */
const OtherSection = later<OtherSectionProps>(async () => (await import('./OtherSection.tsx')).OtherSection);

type SectionListProps = { items: readonly PageItem[]; parts: SectionParts; vehicle?: Vehicle };

/**
 * The sections of a page in the order of its list: those of the look, those of the page (`parts`), those of any content. One that
 * fails, or that nobody knows, leaves the rest as it is.
 *
 * @example
 * <SectionList items={items} parts={contentParts} />
 */
export const SectionList = ({ items, parts, vehicle }: SectionListProps) => {
  const { site, template } = useStorefront();
  const known = { ...parts, ...template.sections };
  return items
    .filter((item) => isShown(item, { site, vehicle }))
    .map((item) => {
      const key = pageKey(item);
      return (
        <Region key={key} name={`section ${key}`}>
          <ListedSection item={item} id={key} parts={known} />
        </Region>
      );
    });
};

const ListedSection = ({ item, id, parts }: OtherSectionProps & { id: string }) => {
  const part = ownValue(parts, item.section);
  const read = part && sectionSettings(part.definition, item);
  const stock = use(PageStockContext);
  return part && read?.fit && (stock || !part.definition.needs) ? (
    <SectionView part={part} id={id} settings={read.settings} />
  ) : (
    <OnApproach part={OtherSection} place={null}>
      <OtherSection item={item} parts={parts} />
    </OnApproach>
  );
};
