import { Suspense, use, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { budgetFrom } from '@dealer/core/budget';
import { formatMoney } from '@dealer/core/format';
import { changeRange, emptySearchState, nounFor, serialiseSearchUrl } from '@dealer/core/search';
import { HomeHeroBudget } from '@dealer/ui/HomeHero';
import { useStorefront } from '../../boot/storefront.ts';
import type { HomeLoaderData } from './homeLoader.ts';

type Every = 'week' | 'month';

/** "Find cars for your budget": what a repayment and a deposit come to, and the cars up to that price (decisions A29, A30). */
export const BudgetHero = () => (
  <Suspense fallback={<BudgetForm cheapest={undefined} />}>
    <WithCheapest />
  </Suspense>
);

const WithCheapest = () => {
  const { stock } = useLoaderData<HomeLoaderData>();
  const answer = use(stock);
  return <BudgetForm cheapest={answer.kind === 'ok' ? answer.value.prices?.min : undefined} />;
};

const BudgetForm = ({ cheapest }: { cheapest: number | undefined }) => {
  const { site } = useStorefront();
  const navigate = useNavigate();
  const { weeklyDefault, monthlyDefault, deposit: depositDefault, years } = site.search.budget;
  const defaults: Record<Every, number> = { week: weeklyDefault, month: monthlyDefault };
  const [every, setEvery] = useState<Every>('week');
  const [repayment, setRepayment] = useState({ text: String(weeklyDefault), touched: false });
  const [deposit, setDeposit] = useState(String(depositDefault));

  const budget = budgetFrom({ repayment: repayment.text, deposit, every, years });
  const tooLow = cheapest !== undefined && budget < cheapest;
  const noun = site.vehicleNoun.toLowerCase();
  return (
    <HomeHeroBudget
      title={site.home.headline}
      text={site.home.intro}
      {...(site.home.heroPicture ? { picture: site.home.heroPicture } : {})}
      frequency={{
        label: 'How often you would pay',
        value: every,
        options: [
          { value: 'week', label: 'Weekly' },
          { value: 'month', label: 'Monthly' },
        ],
        onChange: (value) => {
          const next: Every = value === 'month' ? 'month' : 'week';
          setEvery(next);
          if (!repayment.touched) setRepayment({ text: String(defaults[next]), touched: false });
        },
      }}
      repayment={{ label: every === 'week' ? 'Repayment a week' : 'Repayment a month', value: repayment.text, onChange: (text) => setRepayment({ text, touched: true }) }}
      deposit={{ label: 'Deposit or trade-in', value: deposit, onChange: setDeposit }}
      budget={{ label: 'Your budget', text: formatMoney(budget, site) }}
      action={tooLow ? { label: `0 ${nounFor(0, site.vehicleNoun)} Found`, inactive: true } : { label: `Show me ${nounFor(2, noun)}` }}
      {...(tooLow ? { message: `No ${nounFor(0, noun)} found for this budget` } : {})}
      note={`Indicative only: repayments over ${years} years plus the deposit, without interest, fees or a balloon.`}
      onSubmit={() => {
        if (!tooLow) void navigate(serialiseSearchUrl(changeRange(emptySearchState(), 'price', { min: site.search.budget.minPrice, max: budget }), { site }));
      }}
    />
  );
};
