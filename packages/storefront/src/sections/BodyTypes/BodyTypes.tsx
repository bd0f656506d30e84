import { searchPath } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { BodyTypeTiles } from '@dealer/ui/BodyTypeTiles';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import { WithStock } from '../WithStock.tsx';
import type { SectionProps } from '../section.ts';
import { bodyLinks } from './bodyLinks.ts';
import type { section } from './section.ts';

/** Shown while the stock loads: body types that most dealers have. Each links to the whole stock. */
const usualBodies = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van', 'Coupe', 'People Mover'];

/** Body types in stock. */
export const BodyTypes = ({ id, settings: { title, limit } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const label = title ?? site.phrases['home.bodyTypes'];
  return (
    <TitledSection id={id} title={label}>
      <WithStock skeleton={<BodyTypeTiles label={label} items={bodyTiles({}, limit, site)} />}>
        {({ facets }) => <BodyTypeTiles label={label} items={bodyTiles(facets['simple_body'] ?? {}, limit, site)} />}
      </WithStock>
    </TitledSection>
  );
};

/** Body types in stock; the usual ones where none is known. */
const bodyTiles = (counts: Record<string, number>, limit: number, site: Site) => {
  const known = bodyLinks(counts, limit, site);
  return known.length > 0
    ? known
    : usualBodies
        .slice(0, limit)
        .map((body, at) => ({ body, label: body, href: `${searchPath(site)}#${at}`, count: '\u00a0' }));
};
