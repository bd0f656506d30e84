import { isShown, pageKey } from '@dealer/core/page';
import type { PageItem } from '@dealer/core/page';
import { ownValue } from '@dealer/core/record';
import type { Vehicle } from '@dealer/core/vehicle';
import { useStorefront } from '../boot/storefront.ts';
import { later } from '../region/later.tsx';
import { OnApproach } from '../region/OnApproach.tsx';
import { Region } from '../region/Region.tsx';
import { sectionSettings } from './section.ts';
import { SectionView } from './SectionView.tsx';
import type { SectionPart, SectionParts } from './SectionView.tsx';

/** What this page does not have at hand, or whose settings do not fit. */
const OtherSection = later<{ item: PageItem }>(async () => (await import('./OtherSection.tsx')).OtherSection);

type SectionListProps = { items: readonly PageItem[]; parts: SectionParts; vehicle?: Vehicle };

/**
 * The sections of a page in the order of its list. One that fails, or that nobody knows, leaves the rest as it is.
 *
 * @example
 * <SectionList items={template.pages.home} parts={contentParts} />
 */
export const SectionList = ({ items, parts, vehicle }: SectionListProps) => {
  const { site } = useStorefront();
  return items
    .filter((item) => isShown(item, { site, vehicle }))
    .map((item) => {
      const key = pageKey(item);
      return (
        <Region key={key} name={`section ${key}`}>
          <ListedSection item={item} id={key} part={ownValue(parts, item.section)} />
        </Region>
      );
    });
};

const ListedSection = ({ item, id, part }: { item: PageItem; id: string; part: SectionPart | undefined }) => {
  const read = part && sectionSettings(part.definition, item);
  return part && read?.fit ? (
    <SectionView part={part} id={id} settings={read.settings} />
  ) : (
    <OnApproach part={OtherSection} place={null}>
      <OtherSection item={item} />
    </OnApproach>
  );
};
