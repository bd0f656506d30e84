import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleCard, exampleCards } from '../VehicleCard/exampleCard.ts';
import { VehicleMini } from '../VehicleMini/VehicleMini.tsx';
import { VehicleCard } from '../VehicleCard/VehicleCard.tsx';
import { Rail } from './Rail.tsx';

const items = exampleCards.map((card) => (
  <VehicleMini
    key={card.id}
    title={card.title}
    price={card.price}
    picture={card.picture}
    placeholder={card.placeholder}
    href={`#${card.slug}`}
  />
));

const meta = { component: Rail, args: { label: 'Similar cars', children: items, itemWidth: '20rem' } } satisfies Meta<
  typeof Rail
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const Fits: Story = { args: { children: items.slice(0, 1) } };

export const Hinted: Story = {
  args: { hint: 'Swipe' },
  decorators: [inBox({ maxInlineSize: '24rem' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Swipe')).toBeVisible();
  },
};
/** For a mouse there are buttons. */
export const HintedOnADesk: Story = {
  args: { hint: 'Swipe' },
  decorators: [inBox({ inlineSize: '60rem' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Swipe')).not.toBeVisible();
  },
};

/** The rows of the cards are aligned, and nothing overlaps. */
export const OfVehicles: Story = {
  args: {
    label: 'Similar vehicles',
    itemWidth: '20.5rem',
    children: [1, 2, 3, 4].map((id) => (
      <VehicleCard key={id} {...exampleCard({ id, slug: `vehicle-${id}` })} onSave={() => undefined} />
    )),
  },
};
export const Stepped: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const back = await canvas.findByRole('button', { name: 'Back: Similar cars' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'More: Similar cars' }));
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
  },
};
