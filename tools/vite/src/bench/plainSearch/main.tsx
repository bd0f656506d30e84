// The page that ours is measured against is made of the library alone.
/* eslint-disable dealer/no-search-clients */
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import { createRoot } from 'react-dom/client';
import {
  Configure,
  Hits,
  InstantSearch,
  Pagination,
  RangeInput,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch';

// What a search page costs that anybody builds in an afternoon: the same index, facets, page size and pictures, the library's own
// widgets, no rules, no look. The search bench compares it with the real page.

declare const plainSearch: { indexUid: string; facets: string[]; ranges: string[]; filter: string };

type Hit = { slug: string; name: string; price?: number; images?: { image?: { url?: string } }[] };

const { searchClient } = instantMeiliSearch(location.origin, '', { finitePagination: true, primaryKey: 'id' });

createRoot(document.querySelector('#root')!).render(
  <InstantSearch searchClient={searchClient as never} indexName={plainSearch.indexUid} routing>
    <Configure filters={plainSearch.filter} hitsPerPage={21} />
    <h1>Cars</h1>
    <SearchBox />
    <SortBy
      items={[
        { label: 'Relevance', value: plainSearch.indexUid },
        { label: 'Lowest price', value: `${plainSearch.indexUid}:price:asc` },
      ]}
    />
    <Stats />
    {plainSearch.facets.map((attribute) => (
      <section key={attribute}>
        <h2>{attribute}</h2>
        {plainSearch.ranges.includes(attribute) ? (
          <RangeInput attribute={attribute} />
        ) : (
          <RefinementList attribute={attribute} limit={20} />
        )}
      </section>
    ))}
    <Hits
      hitComponent={({ hit }: { hit: unknown }) => {
        const { slug, name, price, images } = hit as Hit;
        return (
          <article>
            <img src={images?.[0]?.image?.url} alt="" width={300} height={200} loading="lazy" />
            <h3>
              <a href={`/cars/${slug}`}>{name}</a>
            </h3>
            <p>{price ?? 'Ask for the price'}</p>
          </article>
        );
      }}
    />
    <Pagination />
  </InstantSearch>,
);
