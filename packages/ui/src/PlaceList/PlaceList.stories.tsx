import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlaceMap } from '../PlaceMap/PlaceMap.tsx';
import { PlaceList } from './PlaceList.tsx';

const places = ['Newstead', 'Southport', 'Toowoomba', 'Springfield'].map((name, id) => ({
  id,
  name,
  href: `#${id}`,
  address: `${id + 1} Ann Street, ${name} QLD 4006`,
  directionsHref: 'https://www.google.com/maps/dir/?api=1',
  phone: { text: '07 4000 1234', href: 'tel:0740001234' },
  map: <PlaceMap name={name} embedHref="about:blank" />,
}));

const meta = { component: PlaceList, args: { places } } satisfies Meta<typeof PlaceList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get directions to Southport' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};
export const Two: Story = { args: { places: places.slice(0, 2) } };
export const One: Story = {
  args: { places: places.slice(0, 1).map(({ phone: _, href: __, ...place }) => place), headingLevel: 2 },
};
