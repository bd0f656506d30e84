import { changeRange, serialiseSearchUrl } from '@dealer/core/search';
import { PriceBands } from '@dealer/ui/PriceBands';
import { useStorefront } from '../../../../boot/storefront.ts';
import { usePage } from '../../../../page/usePage.tsx';
import { page } from '../../page.ts';

/** The site's price bands as chips above the results; a chosen band links to the search without it. */
export const SearchPriceBands = () => {
  const { site, search } = useStorefront();
  const { requested } = usePage(page);
  const context = { site, facetValues: search.knownFacetValues() };
  const chosen = requested.ranges['price'];
  return (
    <PriceBands
      label={site.phrases['home.priceBands']}
      size="chips"
      items={site.home.priceBands.map(({ label, min = 0, max }) => {
        const selected = chosen !== undefined && (chosen.min ?? 0) === min && chosen.max === max;
        const range = selected ? undefined : { min, max };
        return { label, selected, href: serialiseSearchUrl(changeRange(requested, 'price', range), context) };
      })}
    />
  );
};
