import { absoluteAddress } from '@dealer/core/head';
import { useSiteIfAny } from '../boot/storefront.ts';

/** The metadata of a page for browsers, search engines and shared links. */
export type HeadProps = {
  title: string;
  description?: string;
  /** The absolute canonical URL; undefined for pages that must not be indexed. */
  canonical?: string;
  /** The absolute address of the picture of shared links; without it `identity.sharePicture` of the site. */
  image?: string;
  noIndex?: boolean;
  type?: 'website' | 'article' | 'product';
};

/**
 * The title and meta tags of a page; React moves them to the document's head. Render one per route.
 *
 * @example
 * <Head title="Used cars" description="..." canonical="https://dealer.example/search/used-cars" />
 */
export const Head = ({ title, description, canonical, image, noIndex = false, type = 'website' }: HeadProps) => {
  const site = useSiteIfAny();
  const shared = site?.identity.sharePicture;
  const picture = image ?? (site && shared ? absoluteAddress(shared, site) : undefined);
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content={type} />
      {site ? <meta property="og:site_name" content={site.name} /> : null}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {picture ? <meta property="og:image" content={picture} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
};
