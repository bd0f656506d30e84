import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { EmbeddedMap } from '../EmbeddedMap/EmbeddedMap.tsx';
import { LocationDetail } from './LocationDetail.tsx';

const meta = {
  component: LocationDetail,
  args: {
    name: 'Harbour Street',
    address: '12 Harbour Street, Cairns QLD 4870',
    phones: [{ label: '07 4000 1234', href: 'tel:0740001234' }],
    openText: 'Open until 5:30pm',
    hours: [
      { days: 'Mon-Fri', text: '8:30am - 5:30pm', today: true },
      { days: 'Sat', text: '9:00am - 4:00pm' },
      { days: 'Sun', text: 'Closed' },
    ],
    specialHours: [],
    holidays: { isOpen: false, open: () => undefined, close: () => undefined },
    rating: '4.7 out of 5, 293 reviews',
    licences: ['Dealer licence 4 110 001', 'Motor vehicle repairer MVRL 55'],
    directionsHref: 'https://maps.example/?q=Harbour+Street',
    stock: { label: 'View Our Stock', href: '#stock' },
    map: <EmbeddedMap name="Harbour Street" embedHref="about:blank" />,
  },
} satisfies Meta<typeof LocationDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sales: Story = {
  args: { picture: { src: '/pictures/locations/yard-front.webp' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/pictures/locations/yard-front.webp');
    const { width, height } = picture?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs(width / height - (width > 640 ? 3 : 16 / 9))).toBeLessThan(0.05);
  },
};
/** The page ends with the map, without a frame that stays empty. */
export const PictureThatDoesNotLoad: Story = {
  args: { picture: { src: 'data:image/png;base64,broken' } },
  play: async ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('img')).toBeNull()),
};
export const SharedAddress: Story = {
  args: {
    selector: [
      { label: 'Sales', href: '#sales', current: false },
      { label: 'Service', href: '#service', current: true },
      { label: 'Parts', href: '#parts', current: false },
    ],
    stock: undefined,
    rating: undefined,
  },
};
export const NothingKnown: Story = {
  args: {
    phones: [],
    hours: [],
    openText: undefined,
    rating: undefined,
    licences: [],
    stock: undefined,
    map: undefined,
  },
};
export const ComingSoon: Story = {
  args: { notice: 'COMING EARLY 2026', openText: undefined, hours: [], stock: undefined, rating: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('COMING EARLY 2026')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Opening Hours' })).toBeNull();
  },
};
export const Holidays: Story = {
  render: function Render(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <LocationDetail {...args} holidays={{ isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) }} />
    );
  },
  args: {
    specialHours: [
      { date: '2026-12-25', day: 'Fri 25 December 2026', text: 'Closed' },
      { date: '2026-12-26', day: 'Sat 26 December 2026', text: '9:00am - 12:00pm' },
    ],
  },
};
export const HolidaysPressed: Story = {
  ...Holidays,
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Holiday hours' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Holiday hours' });
    await waitFor(() => expect(within(dialog).getByRole('row', { name: 'Fri 25 December 2026 Closed' })).toBeVisible());
  },
};
