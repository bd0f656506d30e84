import { serialiseSearchUrl } from '@dealer/core/search';
import { CertifiedBand } from '@dealer/ui/CertifiedBand';
import { useStorefront } from '../../boot/storefront.ts';
import { withFilter } from '../withFilter.ts';

/** What a certified vehicle is, and the way to all of them. */
export const Certified = () => {
  const { site } = useStorefront();
  const { phrases, tags } = site;
  return tags.certifiedBadge === null ? null : (
    <CertifiedBand
      title={tags.certifiedBadge}
      text={phrases['home.certifiedText']}
      points={[]}
      action={{
        label: phrases['home.certifiedAction'],
        href: serialiseSearchUrl(withFilter(site, 'certified', 'true'), { site }),
      }}
    />
  );
};
