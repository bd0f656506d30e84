import { vehiclePicture } from '@dealer/core/vehicle';
import { ownValue } from '@dealer/core/data';
import { formatCount } from '@dealer/core/format';
import { nounFor, serialiseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { PriceBands as Bands, type PriceBand } from '@dealer/ui/PriceBands';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import type { Sample } from '../pageStock.ts';
import { queryKey } from '../stock.ts';
import { WithStock } from '../WithStock.tsx';
import type { SectionProps } from '../section.ts';
import { bandQuery, bandState } from './priceBand.ts';
import type { section } from './section.ts';

const pictureOf = ({ vehicle }: Sample, site: Site): PriceBand['picture'] => {
  const [first] = vehicle?.pictures ?? [];
  if (!first) return undefined;
  const { thumb, srcSet } = vehiclePicture(first, site);
  return { src: thumb, srcSet };
};

/** The site's price bands that have vehicles, with their number and a picture of one; all bands while the stock loads. */
const bandTiles = (samples: Readonly<Record<string, Sample>>, site: Site): PriceBand[] =>
  site.home.priceBands.flatMap((band) => {
    const sample = ownValue(samples, queryKey(bandQuery(site, band)));
    if (sample?.total === 0) return [];
    return {
      label: band.label,
      href: serialiseSearchUrl(bandState(site, band), { site }),
      count: sample && `${formatCount(sample.total)} ${nounFor(sample.total, site.vehicleNoun).toLowerCase()}`,
      picture: sample && pictureOf(sample, site),
    };
  });

/** Links to searches by price. */
export const PriceBands = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const label = title ?? site.phrases['home.priceBands'];
  const tiles = (samples: Readonly<Record<string, Sample>>) => {
    const items = bandTiles(samples, site);
    return items.length === 0 ? null : (
      <TitledSection id={id} title={label}>
        <Bands label={label} size="tiles" items={items} />
      </TitledSection>
    );
  };
  return site.home.priceBands.length === 0 ? null : (
    <WithStock skeleton={tiles({})}>{({ samples }) => tiles(samples)}</WithStock>
  );
};
