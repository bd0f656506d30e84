import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { promoTileKinds } from '@dealer/core/offers';
import { exampleCards, examplePicture } from '../VehicleCard/exampleCard.ts';
import { VehicleCard } from '../VehicleCard/index.ts';
import { VehicleGrid } from '../VehicleGrid/index.ts';
import { PromoTile } from './PromoTile.tsx';

const meta = {
  component: PromoTile,
  args: {
    title: 'Sell us your car',
    text: 'A firm offer in ten minutes, and the money in your account today.',
    href: '#sell',
  },
  render: (args) => (
    <div style={{ maxWidth: '22.5rem', display: 'grid' }}>
      <PromoTile {...args} />
    </div>
  ),
} satisfies Meta<typeof PromoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sell us your car' })).toHaveAttribute('href', '#sell');
  },
};
export const WithPicture: Story = { args: { picture: { src: examplePicture('Ute', '#2f4a63') } } };
export const OnlySaysSomething: Story = {
  args: { title: 'Open this Sunday', text: 'Nine to three, coffee included.', href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Each kind has its icon. */
export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(15rem, 1fr))' }}>
      {promoTileKinds.map((kind) => (
        // A tile takes all rows of its grid.
        <div key={kind} style={{ display: 'grid' }}>
          <PromoTile {...args} kind={kind} title={`About ${kind}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-kind] > svg')).toHaveLength(6));
  },
};
/** Between vehicles it is as high as they are. */
export const AmongVehicles: Story = {
  render: (args) => {
    const [one, two, ...others] = exampleCards.map((card) => <VehicleCard key={card.id} {...card} />);
    return (
      <VehicleGrid label="Cars" columns={3}>
        {one}
        <PromoTile key="promo" {...args} />
        {two}
        {others}
      </VehicleGrid>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const tile = canvasElement.querySelector('[data-part="promo-tile"]')?.getBoundingClientRect();
    const card = canvas.getAllByRole('article')[0]?.getBoundingClientRect();
    if (tile && card && tile.top === card.top) await expect(Math.abs(tile.height - card.height)).toBeLessThanOrEqual(2);
  },
};
/** The ring is light, as all on the tile: it is drawn on the tile, not around it. */
export const WithFocus: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { outlineStyle, outlineOffset } = getComputedStyle(canvas.getByRole('link'), '::after');
    await expect([outlineStyle, outlineOffset]).toEqual(['solid', '-4px']);
  },
};
