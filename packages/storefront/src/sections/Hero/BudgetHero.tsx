import { useEffect, useReducer } from 'react';
import { useTexts } from '@dealer/ui/Texts';
import { useNavigate } from 'react-router';
import {
  type BudgetAction,
  budgetAnswer,
  budgetFinder,
  budgetWithInterest,
  type BudgetFinder,
  moneyQuickOptions,
  startBudget,
} from '@dealer/core/finance';
import { formatMoney } from '@dealer/core/format';
import {
  textDebounceMs,
  changeRange,
  nounFor,
  resultNoun,
  serialiseSearchUrl,
  showResultsLabel,
  startFilter,
  startSearchState,
} from '@dealer/core/search';
import type { QueryResult } from '@dealer/search/query';
import { useStorefront } from '../../boot/storefront.ts';
import { SlotWithFallback } from '../../slots/SlotWithFallback.tsx';
import { useStockAnswer } from '../../stock/useStockAnswer.ts';
import { createBudgetStore } from './budgetStore.ts';
import { heroMedia } from './heroMedia.tsx';

/** "Find cars for your budget": what a repayment and a deposit come to, and how many cars there are up to that price (decisions A29, A30, B26). */
export const BudgetHero = () => {
  const t = useTexts();
  const { site, once, session } = useStorefront();
  const navigate = useNavigate();
  const { years, minPrice } = site.search.budget;
  const store = once('budget', () => createBudgetStore({ ...session, fallback: startBudget(site) }));
  const [finder, act] = useReducer(
    (state: BudgetFinder, action: BudgetAction) => budgetFinder(state, action, site),
    undefined,
    store.read,
  );
  // Back from the results finds the amounts as they were left.
  useEffect(() => void store.write(finder), [store, finder]);

  const withInterest = site.finance_provider === null ? undefined : budgetWithInterest({ ...finder, years }, site);
  const { budget } = budgetAnswer(finder, { type: site.vehicleNoun, site });
  const start = startSearchState(site);
  const filter = [...startFilter(site), `price > ${minPrice}`];
  const counts = useStockAnswer(
    [
      { filter, facets: ['price', 'item_type'], hitsPerPage: 0, page: 1 },
      { filter: [...filter, `price <= ${budget}`], facets: ['item_type'], hitsPerPage: 0, page: 1 },
    ],
    textDebounceMs,
  );
  const { min: cheapest, max: dearest } = counts?.[0]?.stats['price'] ?? {};
  const nounOf = (result: QueryResult | undefined): string =>
    result ? resultNoun({ count: result.total, itemTypes: result.facets['item_type'] }, site) : site.vehicleNoun;
  const [stockNoun, noun] = [nounOf(counts?.[0]), nounOf(counts?.[1])];
  const answer = budgetAnswer(finder, { type: stockNoun, site, cheapest, dearest });

  /** Whole dollars: strictly above the floor is from the next dollar on. */
  const hrefUpTo = (price: number | undefined): string =>
    serialiseSearchUrl(changeRange(start, 'price', { min: minPrice + 1, ...(price !== undefined && { max: price }) }), {
      site,
    });
  const isWeekly = finder.frequency === 'week';
  return (
    <SlotWithFallback
      name="HomeHero"
      props={{
        kind: 'budget',
        title: site.home.headline,
        text: site.home.intro,
        ...heroMedia(site),
        frequency: {
          label: t('How often you would pay'),
          value: finder.frequency,
          options: [
            { value: 'week', label: t('Weekly') },
            { value: 'month', label: t('Monthly') },
          ],
          onChange: (value) => act({ kind: 'frequency', frequency: value === 'month' ? 'month' : 'week' }),
        },
        repayment: {
          label: isWeekly ? t('Repayment a week') : t('Repayment a month'),
          value: finder.repayment,
          onChange: (text) => act({ kind: 'repayment', text }),
          onBlur: () => act({ kind: 'leave', field: 'repayment' }),
        },
        deposit: {
          label: t('Deposit or trade-in'),
          value: finder.deposit,
          onChange: (text) => act({ kind: 'deposit', text }),
          onBlur: () => act({ kind: 'leave', field: 'deposit' }),
        },
        budget: {
          label: t('Your budget'),
          text: formatMoney(budget, site),
          withInterest:
            withInterest === undefined ? undefined : `About ${formatMoney(withInterest, site)} with interest`,
        },
        action:
          answer.kind === 'tooLow'
            ? { kind: 'none', label: answer.button }
            : {
                kind: 'show',
                count: counts?.[1]?.total,
                labelFor: (count) => showResultsLabel(count, noun).label,
                waitingLabel: `Show Me ${nounFor(2, noun)}`,
              },
        ...(answer.kind === 'tooLow' ? { message: answer.message } : {}),
        note: `Indicative only: repayments over ${years} years plus the deposit, without interest, fees or a balloon.${
          withInterest === undefined
            ? ''
            : ' The figure with interest is for a sample loan over the same years, before fees. A lender decides your rate.'
        }`,
        quick: {
          label: `Or show me ${nounFor(2, stockNoun).toLowerCase()} up to`,
          // Where nothing costs so little, the way leads nowhere.
          items: moneyQuickOptions(site).flatMap(({ value, label }) =>
            cheapest !== undefined && value < cheapest ? [] : [{ label, href: hrefUpTo(value) }],
          ),
        },
        onSubmit: () => {
          if (answer.kind === 'enough') void navigate(hrefUpTo(answer.prices.upTo));
        },
      }}
    />
  );
};
