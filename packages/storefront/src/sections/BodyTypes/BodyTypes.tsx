import { formatCount } from '@dealer/core/format';
import { searchPath } from '@dealer/core/routes';
import { serialiseSearchUrl } from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { BodyTypeTiles } from '@dealer/ui/BodyTypeTiles';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import { withFilter } from '../withFilter.ts';
import { WithStock } from '../WithStock.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Shown while the stock loads: body types that most dealers have. Each links to the whole stock. */
const usualBodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Coupe', 'People Mover'];

/** Body types in stock. */
export const BodyTypes = ({ id, settings: { title, limit } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const label = title ?? site.phrases['home.bodyTypes'];
  return (
    <Section labelledBy={`${id}-heading`}>
      <SectionHeading id={`${id}-heading`} title={label} />
      <WithStock skeleton={<BodyTypeTiles label={label} items={bodyTiles({}, limit, site)} />}>
        {({ facets }) => <BodyTypeTiles label={label} items={bodyTiles(facets['simple_body'] ?? {}, limit, site)} />}
      </WithStock>
    </Section>
  );
};

/** Body types in stock, the most frequent first. */
const bodyTiles = (counts: Record<string, number>, limit: number, site: Site) => {
  const known = Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit);
  if (known.length === 0)
    return usualBodies
      .slice(0, limit)
      .map((body, at) => ({ body, label: body, href: `${searchPath(site)}#${at}`, count: '\u00a0' }));
  return known.map(([body, count]) => ({
    body,
    label: body,
    href: serialiseSearchUrl(withFilter(site, 'simple_body', body), { site }),
    count: formatCount(count),
  }));
};
