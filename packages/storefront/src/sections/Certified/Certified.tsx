import { formatCount } from '@dealer/core/format';
import { nounFor, serialiseSearchUrl } from '@dealer/core/search';
import { CertifiedBand, type CertifiedBandProps } from '@dealer/ui/CertifiedBand';
import { useStorefront } from '../../boot/storefront.ts';
import type { SectionProps } from '../section.ts';
import { withFilter } from '../withFilter.ts';
import { WithStock } from '../WithStock.tsx';
import type { section } from './section.ts';

/** What a certified vehicle is, with a link to all of them and how many there are. */
export const Certified = ({ id, settings: { points, picture } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const { phrases, tags } = site;
  if (tags.certifiedBadge === null) return null;
  const band: CertifiedBandProps = {
    title: tags.certifiedBadge,
    text: phrases['home.certifiedText'],
    points,
    picture: picture ?? undefined,
    id: `${id}-heading`,
    action: {
      label: phrases['home.certifiedAction'],
      href: serialiseSearchUrl(withFilter(site, 'certified', 'true'), { site }),
    },
  };
  return (
    <WithStock skeleton={<CertifiedBand {...band} figure={null} />}>
      {({ facets }) => {
        const count = facets['certified']?.['true'] ?? 0;
        const label = `${nounFor(count, site.vehicleNoun).toLowerCase()} here today`;
        return <CertifiedBand {...band} {...(count > 0 ? { figure: { value: formatCount(count), label } } : {})} />;
      }}
    </WithStock>
  );
};
