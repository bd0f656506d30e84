import { countryLanguage } from '../format/countryLanguage.ts';
import type { Site } from '../site/site.ts';

/** A page on the website of a country; `language` is a BCP 47 tag. */
type AlternateAddress = { readonly language: string; readonly address: string };

/**
 * The addresses of a page on the group's websites, this one first, for `hreflang`. Empty for a group with one website.
 *
 * @example
 * alternateAddresses('/finance', aSite({ url: 'https://a.example', countrySites: [{ country: 'NZ', url: 'https://b.example' }] }))
 * // => [{ language: 'en-AU', address: 'https://a.example/finance' }, { language: 'en-NZ', address: 'https://b.example/finance' }]
 */
export const alternateAddresses = (
  path: string,
  { country, url, countrySites }: Pick<Site, 'country' | 'url' | 'countrySites'>,
): readonly AlternateAddress[] => {
  const others = countrySites.filter((other) => other.country !== country);
  return others.length === 0
    ? []
    : [{ country, url }, ...others].map((website) => ({
        language: countryLanguage(website.country),
        address: website.url.replace(/\/$/, '') + path,
      }));
};
