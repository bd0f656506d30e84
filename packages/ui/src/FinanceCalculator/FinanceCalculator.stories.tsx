import {
  calculatorDisclaimer,
  calculatorModel,
  changeCalculator,
  clampNote,
  startCalculator,
  type CalculatorStart,
} from '@dealer/core/finance';
import type { SiteDoc } from '@dealer/core/site';
import { aSite } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { FinanceCalculator } from './FinanceCalculator.tsx';

const lender = { interestRate: 10, comparisonRate: 10.81 };

/** The calculator with its state, as on a page. */
const Calculator = ({
  change = {},
  start = { page: 'detail', lender },
  fixedPrice = false,
}: {
  change?: SiteDoc;
  start?: CalculatorStart;
  fixedPrice?: boolean;
}) => {
  const site = aSite({ finance_provider: 'Manual', ...change });
  const [state, setState] = useState(() => startCalculator(site, start));
  const model = calculatorModel(state, site);
  const notes = Object.fromEntries(
    (['deposit', 'residual', 'term', 'rate'] as const)
      .flatMap((field) => [[field, clampNote(field, state, site)] as const])
      .filter(([, note]) => note !== undefined),
  );
  return (
    <FinanceCalculator
      id="finance"
      model={model}
      fixedPrice={fixedPrice}
      money={(amount) => `$${amount.toLocaleString('en-AU')}`}
      notes={notes}
      rates={site.country === 'AU' ? model.rates : undefined}
      disclaimer={calculatorDisclaimer(model.rates, { hasResidual: model.residual !== undefined })}
      enquire={fixedPrice ? undefined : { label: 'Enquire for Finance', href: '#enquire' }}
      onAction={(action) => setState(changeCalculator(state, action))}
    />
  );
};

const meta = { component: Calculator } satisfies Meta<typeof Calculator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfACar: Story = { args: { start: { page: 'detail', carPrice: 45_990, lender } } };
export const NewZealand: Story = {
  args: {
    change: { country: 'NZ', timezone: 'Pacific/Auckland' },
    start: { page: 'detail', carPrice: 32_990, lender },
  },
};
export const FixedRateMonthlyNoFinalPayment: Story = {
  args: { change: { finance: { rateSliderDisabled: true, frequencyLocked: 'monthly', forceZeroResidual: true } } },
};
export const PriceIsNotAField: Story = {
  args: { fixedPrice: true, start: { page: 'detail', carPrice: 45_990, lender } },
};
export const TermsOfAList: Story = { args: { change: { finance: { termOptions: [3, 5, 7] } } } };
export const TooDearToQuote: Story = {
  args: { start: { page: 'detail', carPrice: 250_000, lender } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cannot be less than 1000 or more than 250000')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Enquire for Finance$/);
  },
};
export const AtTheSitesOwnRate: Story = {
  args: { start: { page: 'detail' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$147 per weekTotal repayments $38,220');
    await expect(canvasElement).not.toHaveTextContent('*');
  },
};
// $30,000 over 5 years at 10 %: $147 a week and $38,220 in all, $294 a fortnight, $638 a month (decision A1's own figures).
export const Calculated: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const figures = canvas.getByRole('status');
    await expect(figures).toHaveTextContent('$147 per week*Total repayments $38,220');
    await userEvent.click(canvas.getByRole('radio', { name: 'Fortnightly' }));
    await expect(figures).toHaveTextContent('$294');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(figures).toHaveTextContent('$638 per month*Total repayments $38,280');
  },
};
export const QuotedUntilItIsChanged: Story = {
  tags: ['press'],
  args: {
    start: {
      page: 'detail',
      carPrice: 30_000,
      quote: { weeklyRepaymentAmount: 139.9, advertisedRate: 7.49, comparisonRate: 8.38 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('$139.90 per week*Total repayments $36,374');
    await expect(canvas.getByRole('textbox', { name: 'Interest rate' })).toHaveValue('7.49');
    // The comparison rate is as large as the rate, next to it.
    const sizeOf = (rate: RegExp): string => getComputedStyle(canvas.getByText(rate)).fontSize;
    await expect(sizeOf(/^8\.38%/)).toBe(sizeOf(/^7\.49%/));
    await userEvent.click(canvas.getByRole('radio', { name: 'Fortnightly' }));
    await expect(canvas.getByRole('status')).not.toHaveTextContent('$279.80');
  },
};
export const TypedTextStays: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const rate = canvas.getByRole('textbox', { name: 'Interest rate' });
    await userEvent.clear(rate);
    await userEvent.type(rate, '40');
    await expect(rate).toHaveValue('40');
    await expect(canvas.getByText('Calculated with 15% p.a.')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Interest rate, slider' })).toHaveValue('15');
    await userEvent.tab();
    await expect(rate).toHaveValue('15');
    await expect(canvas.queryByText('Calculated with 15% p.a.')).not.toBeInTheDocument();
  },
};
export const LeftOutOfRange: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Purchase price' });
    const announced = canvasElement.querySelector('[data-part="price-announcement"]');
    await userEvent.clear(price);
    await userEvent.type(price, '9999999');
    await expect(announced).toHaveTextContent(/^$/);
    await userEvent.tab();
    await expect(price).toHaveValue('250,000');
    await expect(announced).toHaveTextContent('Cannot be less than 1000 or more than 250000');
  },
};
export const TooLittleToQuote: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Purchase price' });
    await userEvent.clear(price);
    await userEvent.type(price, '1000');
    await expect(canvas.getByText('Cannot be less than 1000 or more than 250000')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Enquire for Finance$/);
    // Shown once: the text is the link to the form.
    await expect(canvas.getAllByText('Enquire for Finance')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Enquire for Finance' })).toHaveAttribute('href', '#enquire');
  },
};
export const Slid: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByRole('slider', { name: 'Term, slider' }), { target: { value: '6' } });
    await expect(canvas.getByRole('textbox', { name: 'Term' })).toHaveValue('6');
    await expect(canvas.getByRole('status')).toHaveTextContent('$128 per week*Total repayments $39,936');
  },
};
