import { isShown, type PageItem, pageKey } from '@dealer/core/page';
import { ownValue } from '@dealer/core/data';
import type { Vehicle } from '@dealer/core/vehicle';
import { use } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';
import { LazyOnVisible } from '../pageStart/later/LazyOnVisible.tsx';
import { ErrorRegion } from '../errors/ErrorRegion.tsx';
import { sectionSettings } from './section.ts';
import type { OtherSectionProps } from './OtherSection.tsx';
import { type SectionParts, SectionView } from './SectionView.tsx';
import { PageStockContext } from './pageStock.ts';

/** A section that is not in the page's registry, or whose settings are not valid. */
const OtherSection = lazyWithPreload<OtherSectionProps>(async () => (await import('./OtherSection.tsx')).OtherSection);

/** Which section it is, is not known yet: what follows is not shown where it is about to appear. */
const unknown = <div style={{ minBlockSize: '100dvh' }} />;

type SectionListProps = { items: readonly PageItem[]; parts: SectionParts; vehicle?: Vehicle };

/**
 * The sections of a page in the order of its list: the look's own, the page's (`parts`), and content sections. One that fails, or
 * that does not exist, does not affect the others.
 */
export const SectionList = ({ items, parts, vehicle }: SectionListProps) => {
  const { site, template } = useStorefront();
  const known = { ...parts, ...template.sections };
  return items
    .filter((item) => isShown(item, { site, vehicle }))
    .map((item) => {
      const key = pageKey(item);
      return (
        <ErrorRegion key={key} name={`section ${key}`}>
          <ListedSection item={item} id={key} parts={known} vehicle={vehicle} />
        </ErrorRegion>
      );
    });
};

const ListedSection = ({ item, id, parts, vehicle }: OtherSectionProps & { id: string }) => {
  const part = ownValue(parts, item.section);
  const read = part && sectionSettings(part.definition, item);
  const stock = use(PageStockContext);
  return part && read?.fit && (stock || !part.definition.needs) ? (
    <SectionView part={part} id={id} settings={read.settings} />
  ) : (
    <LazyOnVisible part={OtherSection} placeholder={unknown}>
      <OtherSection item={item} parts={parts} vehicle={vehicle} />
    </LazyOnVisible>
  );
};
