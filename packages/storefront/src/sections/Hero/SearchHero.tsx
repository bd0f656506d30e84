import { Suspense, use, useState } from 'react';
import { moneyQuickOptions } from '@dealer/core/finance';
import { formatCount } from '@dealer/core/format';
import { textDebounceMs } from '@dealer/core/limits';
import { offeredStockTypes, searchPath } from '@dealer/core/routes';
import {
  changeRange,
  refinementFilter,
  resultNoun,
  type SearchState,
  showResultsLabel,
  startSearchState,
  valueCounts,
} from '@dealer/core/search';
import type { Site } from '@dealer/core/site';
import { carTypeLabel } from '@dealer/core/vehicle';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { SlotWithFallback } from '../../slots/SlotWithFallback.tsx';
import { useStockAnswer } from '../../stock/useStockAnswer.ts';
import { PageStockContext } from '../pageStock.ts';
import { withFilter } from '../withFilter.ts';
import { useHomeSearch } from './useHomeSearch.ts';

const chosenSearch = (site: Site, make: string, price: string): SearchState => {
  const state = make === '' ? startSearchState(site) : withFilter(site, 'make', make);
  return price === '' ? state : changeRange(state, 'price', { min: 0, max: Number(price.slice(2)) });
};

/** The search with its choices; `makes` are the counts of the makes in stock, empty while they load. */
const SearchWithChoices = ({ makes }: { makes: Readonly<Record<string, number>> }) => {
  const t = useTexts();
  const { site } = useStorefront();
  const [make, setMake] = useState('');
  const [price, setPrice] = useState('');
  const state = chosenSearch(site, make, price);
  const isChosen = make !== '' || price !== '';
  const [found] =
    useStockAnswer(
      isChosen ? [{ filter: refinementFilter(state), facets: ['item_type'], hitsPerPage: 0, page: 1 }] : [],
      textDebounceMs,
    ) ?? [];
  const label =
    found && isChosen
      ? showResultsLabel(found.total, resultNoun({ count: found.total, itemTypes: found.facets['item_type'] }, site))
          .label
      : undefined;
  const search = useHomeSearch({ site, state, makes: Object.keys(makes) });
  return (
    <SlotWithFallback
      name="HomeHero"
      props={{
        kind: 'search',
        title: site.home.headline,
        text: site.home.intro,
        ...(site.home.heroPicture ? { picture: site.home.heroPicture } : {}),
        searchAction: searchPath(site),
        searchLabel: 'Search our stock',
        placeholder: site.phrases['search.placeholder'],
        choices: [
          {
            name: 'refinementList[make][]',
            label: t('Make'),
            value: make,
            options: [
              { value: '', label: t('Any make') },
              ...valueCounts(makes).map(([value, count]) => ({ value, label: `${value} (${formatCount(count)})` })),
            ],
            onChange: setMake,
          },
          {
            name: 'range[price]',
            label: t('Price'),
            value: price,
            options: [
              { value: '', label: t('Any price') },
              ...moneyQuickOptions(site).map(({ value, label: text }) => ({
                value: `0:${value}`,
                label: t('Up to {text}', { text }),
              })),
            ],
            onChange: setPrice,
          },
        ],
        ...(label === undefined ? {} : { submitLabel: label, status: label }),
        quickLinks: offeredStockTypes(site).map(({ carType, href }) => ({ label: carTypeLabel(carType, site), href })),
        onSearch: search,
      }}
    />
  );
};

const WithMakes = () => {
  const stock = use(PageStockContext);
  const answer = stock && use(stock);
  return <SearchWithChoices makes={answer?.kind === 'ok' ? (answer.value.facets['make'] ?? {}) : {}} />;
};

/** A home page that starts with the search. */
export const SearchHero = () => (
  <Suspense fallback={<SearchWithChoices makes={{}} />}>
    <WithMakes />
  </Suspense>
);
