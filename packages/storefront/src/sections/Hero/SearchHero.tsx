import { use, useDeferredValue, useState } from 'react';
import { moneyQuickOptions } from '@dealer/core/finance';
import { formatCount } from '@dealer/core/format';
import {
  textDebounceMs,
  changeRange,
  refinementFilter,
  resultNoun,
  type SearchState,
  showResultsLabel,
  startSearchState,
  valueCounts,
} from '@dealer/core/search';
import { offeredStockTypes, searchPath } from '@dealer/core/routes';
import type { Site } from '@dealer/core/site';
import { carTypeLabel } from '@dealer/core/vehicle';
import { useTexts } from '@dealer/ui/Texts';
import { useStorefront } from '../../boot/storefront.ts';
import { SlotWithFallback } from '../../slots/SlotWithFallback.tsx';
import { useIsHydrating } from '../../pageStart/later/useIsHydrating.ts';
import { useStockAnswer } from '../../stock/useStockAnswer.ts';
import { PageStockContext } from '../pageStock.ts';
import { withFilter } from '../withFilter.ts';
import { heroMedia } from './heroMedia.tsx';
import { useSuggestions } from '../../suggestions/useSuggestions.tsx';
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
  const { onEnter, suggestions } = useSuggestions(state);
  const search = useHomeSearch({ site, state, makes: Object.keys(makes) });
  return (
    <>
      <SlotWithFallback
        name="HomeHero"
        props={{
          kind: 'search',
          title: site.home.headline,
          text: site.home.intro,
          ...heroMedia(site),
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
          quickLinks: offeredStockTypes(site).map(({ carType, href }) => ({
            label: carTypeLabel(carType, site),
            href,
          })),
          onEnter,
          onSearch: search,
        }}
      />
      {suggestions}
    </>
  );
};

/**
 * A home page that starts with the search. It is one instance from the first paint on, whenever the stock comes: what was typed and chosen
 * stays. What a server has written waits for the stock, without being replaced.
 */
export const SearchHero = () => {
  const given = use(PageStockContext);
  const isWritten = useIsHydrating();
  const stock = useDeferredValue(given, isWritten ? undefined : null);
  const answer = stock && use(stock);
  return <SearchWithChoices makes={answer?.kind === 'ok' ? (answer.value.facets['make'] ?? {}) : {}} />;
};
