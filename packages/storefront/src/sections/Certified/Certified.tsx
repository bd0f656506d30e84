import { serialiseSearchUrl } from '@dealer/core/search';
import { CertifiedBand } from '@dealer/ui/CertifiedBand';
import { useStorefront } from '../../boot/storefront.ts';
import type { SectionProps } from '../section.ts';
import { withFilter } from '../withFilter.ts';
import type { section } from './section.ts';

/** What a certified vehicle is, with a link to all of them. */
export const Certified = ({ id, settings: { points, picture } }: SectionProps<typeof section>) => {
  const { site } = useStorefront();
  const { phrases, tags } = site;
  return tags.certifiedBadge === null ? null : (
    <CertifiedBand
      title={tags.certifiedBadge}
      text={phrases['home.certifiedText']}
      points={points}
      picture={picture ?? undefined}
      id={`${id}-heading`}
      action={{
        label: phrases['home.certifiedAction'],
        href: serialiseSearchUrl(withFilter(site, 'certified', 'true'), { site }),
      }}
    />
  );
};
