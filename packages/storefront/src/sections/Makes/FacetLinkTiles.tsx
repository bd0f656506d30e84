import {
  facetItems,
  type SearchFacet,
  serialiseSearchUrl,
  startSearchState,
  toggleRefinement,
} from '@dealer/core/search';
import { FacetTiles } from '@dealer/ui/FacetTiles';
import { useStorefront } from '../../boot/storefront.ts';
import { counted } from '../counted.ts';

/** Links to the values of a filter with their counts, the most frequent first. */
export const FacetLinkTiles = ({
  attribute,
  label,
  counts,
  limit,
}: {
  attribute: SearchFacet;
  label: string;
  counts: Readonly<Record<string, number>>;
  limit: number;
}) => {
  const { site } = useStorefront();
  const start = startSearchState(site);
  const context = { site, facetValues: { [attribute]: Object.keys(counts) } };
  const facets = facetItems(attribute, counts, [], site).slice(0, limit);
  const most = Math.max(...facets.map(({ count }) => count));
  return (
    <FacetTiles
      label={label}
      items={counted(facets).map(({ value, label: text, count }, at) => ({
        label: text,
        count,
        share: (facets[at]?.count ?? 0) / most,
        href: serialiseSearchUrl(toggleRefinement(start, attribute, value), context),
      }))}
    />
  );
};
