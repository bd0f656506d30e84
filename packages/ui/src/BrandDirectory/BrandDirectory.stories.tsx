import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { BrandDirectory } from './BrandDirectory.tsx';

const picture = '/pictures/ute/red/hero-thumb.webp';

const meta = {
  component: BrandDirectory,
  args: {
    query: '',
    onQuery: fn(),
    noResults: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    groups: [
      {
        id: 'cars',
        title: 'Cars',
        brands: [
          { id: 'kia', name: 'Kia', mark: 'K', href: '#kia', description: 'Seven-year warranty on every new car.' },
          {
            id: 'lr',
            name: 'Land Rover',
            mark: 'LR',
            href: '#lr',
            logo: picture,
            description: 'New and approved used.',
          },
          { id: 'mazda', name: 'Mazda', mark: 'M', href: '#mazda' },
        ],
      },
      {
        id: 'motorcycles',
        title: 'Motorcycles',
        brands: [
          { id: 're', name: 'Royal Enfield', mark: 'RE', href: '#re', description: 'Classic twins and singles.' },
        ],
      },
      { id: 'trucks', title: 'Trucks', brands: [{ id: 'isuzu', name: 'Isuzu', mark: 'I', href: '#isuzu' }] },
      {
        id: 'own',
        title: 'Our group',
        brands: [{ id: 'neotek', name: 'NeoTek', mark: 'N', description: 'Dash cams, fitted in a day.' }],
      },
    ],
  },
} satisfies Meta<typeof BrandDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneGroup: Story = {
  args: { groups: meta.args.groups.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Nothing: Story = {
  args: { groups: [], query: 'boats' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'No results found for your search at this time. Please try adjusting the filters for more results.',
    );
  },
};
export const LogoDoesNotArrive: Story = {
  args: {
    groups: [{ id: 'cars', title: 'Cars', brands: [{ id: 'kia', name: 'Kia', mark: 'K', logo: '/no-such-logo.svg' }] }],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('K')).toBeVisible());
  },
};
/** As many brands as the largest dealer groups have. */
export const Many: Story = {
  args: {
    groups: ['Cars', 'Motorcycles', 'Trucks', 'Our group'].map((title, group) => ({
      id: `many-${group}`,
      title,
      brands: Array.from({ length: 35 }, (_, at) => ({
        id: `brand-${group}-${at}`,
        name: `Brand ${group * 35 + at + 1}`,
        mark: 'B',
        href: `#brand-${group}-${at}`,
        ...(at % 3 === 0 ? {} : { description: 'New, demo and used, with service and parts.' }),
      })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(140);
  },
};
export const LongText: Story = {
  args: {
    query: 'a',
    groups: [
      {
        id: 'cars',
        title: 'Cars, utes, vans and light commercial vehicles of every kind and age',
        brands: [
          {
            id: 'long',
            name: 'Donaukraftfahrzeugwerke Internationale Fahrzeugbau Aktiengesellschaft',
            mark: 'DI',
            href: '#long',
            description: 'Hand-built tourers, delivery vans and everything in between. '.repeat(6),
          },
        ],
      },
    ],
  },
};
export const FourGroups: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Our group 1' })).toHaveAttribute('href', '#own');
    await expect(canvas.queryByRole('link', { name: 'NeoTek' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a brand' }), 'k');
    await expect(args.onQuery).toHaveBeenCalledWith('k');
  },
};
