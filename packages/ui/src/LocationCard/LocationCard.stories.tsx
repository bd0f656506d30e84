import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { EmbeddedMap } from '../EmbeddedMap/EmbeddedMap.tsx';
import { LocationCard } from './LocationCard.tsx';

const meta = {
  component: LocationCard,
  args: {
    name: 'Harbour Street',
    kind: 'Sales, service and parts',
    address: '12 Harbour Street, Cairns QLD 4870',
    phone: '07 4000 1234',
    hours: [
      { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true },
      { days: 'Sat', text: '8:30am - 1:00pm' },
      { days: 'Sun', text: 'Closed' },
    ],
    directionsHref: '#directions',
    stock: { label: 'View Our Stock', href: '#stock' },
  },
  decorators: [inBox({ maxWidth: '24rem' })],
} satisfies Meta<typeof LocationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { now: { isOpen: true, text: 'Open until 5:30pm' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open until 5:30pm')).toBeVisible();
  },
};
export const Closed: Story = {
  args: { now: { isOpen: false, text: 'Closed, opens tomorrow 8:30am' } },
};
export const ComingSoon: Story = {
  args: { name: 'Northgate', notice: 'COMING EARLY 2026', phone: undefined, stock: undefined },
};
export const Licensed: Story = {
  args: { licence: 'Motor dealer licence 4412876', view: { label: 'View Location', href: '#location' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View Location: Harbour Street' })).toHaveAttribute(
      'href',
      '#location',
    );
    await expect(canvas.getByRole('link', { name: 'View Our Stock: Harbour Street' })).toHaveAttribute(
      'href',
      '#stock',
    );
    await expect(canvas.getByText('Motor dealer licence 4412876')).toBeVisible();
  },
};
export const Rated: Story = {
  args: { rating: { stars: '4.7', count: 293 }, landline: '07 4000 9999' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4.7').parentElement).toHaveTextContent('4.7 out of 5 (293 reviews)');
    await expect(canvas.getByRole('link', { name: '07 4000 9999' })).toHaveAttribute('href', 'tel:0740009999');
  },
};
export const Far: Story = {
  args: { distance: '1,204\u00a0km away' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sales, service and parts · 1,204 km away')).toBeVisible();
  },
};
export const WithPicture: Story = {
  args: { picture: { src: '/pictures/locations/yard-front.webp' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('presentation');
    await expect(picture).toHaveAttribute('height', '150');
    await expect(picture.getBoundingClientRect().height).toBe(150);
  },
};
/** Among cards with pictures. */
export const WithoutPicture: Story = { args: { picture: null } };
export const PictureDoesNotArrive: Story = {
  args: { picture: { src: '/no-such-picture.webp' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('presentation')).toBeNull());
    await expect(canvasElement.querySelector('[data-state="drawn"]')!.getBoundingClientRect().height).toBe(150);
  },
};
export const LongNames: Story = {
  args: {
    name: 'Two Kookaburras Motorcycles, Scooters and All-terrain Vehicles Norwood-Payneham-St-Peters',
    address: 'Unit 4, Ground Floor, 1019 Upper Magill Parade West, Norwood Payneham and St Peters SA 5067',
    picture: { src: '/pictures/locations/yard-front.webp' },
    rating: { stars: '5.0', count: 1 },
    view: { label: 'View Location', href: '#location' },
  },
};
export const GapsInHours: Story = {
  args: {
    hours: [
      { days: 'Mon', text: '8:30am - 5:30pm' },
      { days: 'Wed', text: 'By appointment', today: true },
      { days: 'Sat', text: 'Open' },
    ],
  },
};
/** The single section of a dealer with one location. */
export const Single: Story = {
  args: {
    rating: { stars: '4.7', count: 293 },
    licence: 'Motor dealer licence 4412876',
    view: { label: 'View Location', href: '#location' },
    map: <EmbeddedMap name="Harbour Street" embedHref="about:blank" />,
  },
  decorators: [
    (Story) => (
      <div data-surface="inverse" style={{ inlineSize: 'min(70rem, 94vw)', padding: '1.5rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the map of Harbour Street' })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAttribute('data-surface', 'inverse');
  },
};
export const Dialled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '07 4000 1234' })).toHaveAttribute('href', 'tel:0740001234');
  },
};
