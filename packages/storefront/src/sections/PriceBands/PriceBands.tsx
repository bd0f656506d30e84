import { serialiseSearchUrl, startSearchState } from '@dealer/core/search';
import { PriceBands as Bands } from '@dealer/ui/PriceBands';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Links to searches by price. */
export const PriceBands = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const label = title ?? site.phrases['home.priceBands'];
  const { priceBands } = site.home;
  return priceBands.length === 0 ? null : (
    <Section labelledBy={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`} title={label} />
      <Bands
        label={label}
        size="tiles"
        items={priceBands.map((band) => ({
          label: band.label,
          href: serialiseSearchUrl(
            {
              ...startSearchState(site),
              ranges: { price: { min: band.min ?? 0, max: band.max } },
            },
            { site },
          ),
        }))}
      />
    </Section>
  );
};
