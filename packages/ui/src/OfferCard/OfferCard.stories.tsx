import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferGrid } from './OfferGrid.tsx';
import { exampleOfferTile } from '../test/exampleOffer.ts';

const long =
  'We take your old car at its full value, add a year of registration, floor mats and a tank of fuel, and have it at your door within a week, anywhere between the coast and the range. Ask for the written figures.';

const meta = {
  component: OfferCard,
  args: exampleOfferTile(),
  decorators: [inBox({ maxWidth: '24rem' })],
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithEverything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Ute with tray/ })).toHaveAttribute('href', '/offers/12');
    await expect(canvas.getByText('$48,990').parentElement).toHaveTextContent('$48,990 Drive away');
    await expect(canvas.getByText('Ends 31 October')).toBeVisible();
  },
};
export const OnlyAName: Story = {
  args: {
    ...exampleOfferTile({ description: '', disclaimer: '' }),
    category: undefined,
    price: undefined,
    end: undefined,
    imageUrl: undefined,
  },
};
export const PictureDoesNotArrive: Story = {
  args: exampleOfferTile({ imageUrl: '/no-such-picture.webp' }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull());
    await expect(canvasElement.querySelector('[data-state="drawn"]')).toBeVisible();
  },
};
export const EndsTomorrow: Story = {
  args: exampleOfferTile({ ends: '2026-10-03' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ends tomorrow')).toHaveAttribute('data-state', 'soon');
  },
};
/** Both texts expand, and the press does not follow the card's link. */
export const LongTexts: Story = {
  args: exampleOfferTile({ description: long, disclaimer: `${long} ${long}` }),
};
export const Compact: Story = {
  args: { ...exampleOfferTile({ description: long, disclaimer: long }), compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Conditions apply.')).toBeVisible();
  },
};
export const HostileText: Story = {
  args: {
    ...exampleOfferTile({
      name: '<img src=x onerror=alert(1)>ThisNameHasNoSpacesAndIsLongerThanAnyCardThatItCouldStandInOnAPhone',
      description: '<script>alert(1)</script><p onclick="x()">Words <b>only</b></p>',
      category: 'Finance'.repeat(12),
    }),
    imageUrl: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Words only')).toBeVisible();
    await expect(canvasElement.querySelector('script, img, b')).toBeNull();
  },
};
export const SideBySide: Story = {
  tags: ['missing-picture'],
  decorators: [inBox({ width: 'min(76rem, 94vw)' })],
  render: (args) => (
    <OfferGrid label="Special offers">
      <OfferCard {...args} />
      <OfferCard {...exampleOfferTile({ id: 13, description: long, price: 199, priceType: 'Fixed price' })} />
      <OfferCard {...exampleOfferTile({ id: 14, name: 'First service free', imageUrl: '/no-such-picture.webp' })} />
    </OfferGrid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};
export const LongTextsPressed: Story = {
  ...LongTexts,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^View more: Ute/ }));
    await expect(await canvas.findByText(long)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^View more: conditions of/ }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^View less/ })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: /^View less: Ute/ }));
    await waitFor(() => expect(canvas.queryByText(long)).toBeNull());
  },
};
