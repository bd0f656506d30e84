import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SectionStage } from '../../../../test/SectionStage.tsx';

const market = {
  fill: 64,
  listing_price: 45_990,
  market_range_min: 42_000,
  market_range_max: 51_000,
  confidence: 0.8,
  description: 'Great price',
};
const path = '/api/cars/2022-toyota-hilux-1042/autogauge';
/** The website may use the gauge. */
const session = { '/api/website-session': { plugins: ['Autogauge'] } };

const meta = {
  component: SectionStage,
  args: {
    items: [{ section: 'priceComparison' }],
    about: {},
    siteDoc: { plugins: { autogauge: true } },
    answers: { ...session, [path]: market },
  },
} satisfies Meta<typeof SectionStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code comes when it is near. */
const late = { timeout: 10_000 };

export const SaysHowThePriceCompares: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Price comparison' }, late)).toBeVisible();
    await expect(
      canvas.getByRole('img', {
        name: 'Great price. This vehicle is $45,990; similar ones are $42,000 to $51,000.',
      }),
    ).toBeVisible();
  },
};
export const SaysNothingWhereTheServiceIsUnsure: Story = {
  tags: ['renders-nothing'],
  args: { answers: { ...session, [path]: { ...market, confidence: 0.2 } } },
  play: async ({ canvas, canvasElement }) => {
    // Its room goes with the answer.
    await waitFor(() => expect(canvasElement.querySelector('[class*="gaugePlaceholder"]')).toBeNull(), late);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
export const SaysNothingWithoutThePlugin: Story = {
  tags: ['renders-nothing'],
  args: { answers: { '/api/website-session': { plugins: ['Car Analysis'] }, [path]: market } },
  play: SaysNothingWhereTheServiceIsUnsure.play,
};
export const NotForANewVehicle: Story = {
  tags: ['renders-nothing'],
  args: { about: { car_type: 'new' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
