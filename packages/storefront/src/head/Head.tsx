import { alternateAddresses } from '@dealer/core/head';
import { absoluteAddress } from '@dealer/core/routes';
import { useSiteIfAny } from '../boot/storefront.ts';

/** The metadata of a page for browsers, search engines and shared links. */
type HeadProps = {
  title: string;
  description?: string;
  /** The absolute canonical URL; undefined for pages that must not be indexed. */
  canonical?: string;
  /** The absolute address of the picture of shared links; without it `identity.sharePicture` of the site. */
  image?: string;
  noIndex?: boolean;
  /** The group's websites in other countries have the same page. */
  inEachCountry?: boolean;
  type?: 'website' | 'article' | 'product';
};

/** The title and meta tags of a page; React moves them to the document's head. Render one per route. */
export const Head = ({
  title,
  description,
  canonical,
  image,
  noIndex = false,
  inEachCountry = false,
  type = 'website',
}: HeadProps) => {
  const site = useSiteIfAny();
  const ofDealer =
    image === undefined && site?.identity.sharePicture ? absoluteAddress(site.identity.sharePicture, site) : undefined;
  const picture = image ?? ofDealer;
  const alternates =
    site && canonical && inEachCountry && !noIndex ? alternateAddresses(canonical.slice(site.url.length), site) : [];
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      {alternates.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
      {noIndex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:type" content={type} />
      {site ? <meta property="og:site_name" content={site.name} /> : null}
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
      {picture ? <meta property="og:image" content={picture} /> : null}
      {picture ? <meta property="og:image:alt" content={(ofDealer && site?.name) ?? title} /> : null}
      {ofDealer ? <meta property="og:image:width" content="1200" /> : null}
      {ofDealer ? <meta property="og:image:height" content="630" /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
};
