import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmbeddedMap } from '../EmbeddedMap/EmbeddedMap.tsx';
import { LocationMapList } from './LocationMapList.tsx';

const locations = ['Newstead', 'Southport', 'Toowoomba', 'Springfield'].map((name, id) => ({
  id,
  name,
  href: `#${id}`,
  address: `${id + 1} Ann Street, ${name} QLD 4006`,
  directionsHref: 'https://www.google.com/maps/dir/?api=1',
  phone: { text: '07 4000 1234', href: 'tel:0740001234' },
  map: <EmbeddedMap name={name} embedHref="about:blank" />,
}));

const meta = { component: LocationMapList, args: { locations } } satisfies Meta<typeof LocationMapList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get directions to Southport' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};
export const Two: Story = { args: { locations: locations.slice(0, 2) } };
export const One: Story = {
  args: { locations: locations.slice(0, 1).map(({ phone: _, href: __, ...location }) => location), headingLevel: 2 },
};
