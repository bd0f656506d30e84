import { financePromo } from '@dealer/core/offers';
import { aSite } from '@dealer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleCard } from '../VehicleCard/VehicleCard.tsx';
import { exampleCard } from '../VehicleCard/exampleCard.ts';
import { Rail } from '../Rail/Rail.tsx';
import { FinancePromo } from './FinancePromo.tsx';

const cards = Array.from({ length: 6 }, (_, at) => ({ ...exampleCard(), id: at, slug: `car-${at}` }));

const promo = financePromo(aSite());

const meta = {
  component: FinancePromo,
  args: {
    id: 'finance-promo',
    ...promo,
    children: (
      <Rail label={promo.heading} itemWidth="20.5rem">
        {cards.map((card) => (
          <VehicleCard key={card.id} {...card} />
        ))}
      </Rail>
    ),
  },
} satisfies Meta<typeof FinancePromo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixCars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Finance Journey' })).toHaveAttribute(
      'href',
      '/search/used-cars',
    );
    await expect(canvas.getByRole('link', { name: 'View All Used Cars' })).toHaveAttribute('href', '/search/used-cars');
  },
};
export const WithText: Story = { args: { text: 'Six used cars that we would drive ourselves.' } };
