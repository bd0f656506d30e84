import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const items = [{ section: 'financeCalculator' }];
const priced = { price: 30_000, price_type: 'Drive away' };

const meta = {
  component: SectionStage,
  args: { items, about: priced, siteDoc: { finance_provider: 'Manual' } },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code comes when it is near. */
const late = { timeout: 10_000 };

export const Default: Story = {};
export const NotWhereTheSiteHidesFinance: Story = {
  tags: ['renders-nothing'],
  args: { siteDoc: { finance_provider: 'Manual', finance: { hidden: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Finance calculator' })).not.toBeInTheDocument();
  },
};
export const NotForAVehicleWithoutAPrice: Story = {
  tags: ['renders-nothing'],
  args: { about: { price: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Finance calculator' })).not.toBeInTheDocument();
  },
};
export const StartsWithThePriceOfTheVehicle: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Finance calculator' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Purchase price' }, late)).toHaveValue('30,000');
    const payment = canvas.getByRole('status');
    await expect(payment).toHaveTextContent('$147 per weekTotal repayments $38,220');
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(payment).toHaveTextContent('$638 per month');
    await expect(canvas.getByRole('link', { name: 'Enquire for Finance' })).toHaveAttribute(
      'href',
      '/cars/2022-toyota-hilux-1042?enquire=finance',
    );
  },
};
export const ADepositLowersThePayment: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const deposit = await canvas.findByRole('textbox', { name: 'Deposit or trade-in' }, late);
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '10000');
    await expect(canvas.getByRole('status')).toHaveTextContent('$98 per week');
  },
};
