import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ModelTiles } from './ModelTiles.tsx';

const picture = (path: string) => ({ src: `/pictures/${path}/hero.webp`, width: 600, height: 400 });

const meta = {
  component: ModelTiles,
  args: {
    items: [
      {
        name: 'Corolla',
        href: '#corolla',
        body: 'Hatch',
        picture: picture('hatch/red'),
        from: 'From $31,990 drive away',
      },
      {
        name: 'RAV4',
        href: '#rav4',
        body: 'SUV',
        picture: picture('suv/blue'),
        from: 'From $44,990 drive away',
        status: 'New',
      },
      { name: 'HiLux', href: '#hilux', body: 'Ute', picture: picture('ute/silver'), from: 'From $48,990 drive away' },
      { name: 'HiAce', href: '#hiace', body: 'Van', text: 'Arriving in March.', status: 'Coming Soon' },
    ],
  },
} satisfies Meta<typeof ModelTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const WithoutPictures: Story = { args: { items: meta.args.items.map(({ picture: _, ...item }) => item) } };
export const ComingSoon: Story = {
  args: {
    headingLevel: 2,
    items: meta.args.items.map((item) => ({ ...item, status: 'Coming Soon', text: 'Here in autumn.' })),
  },
};
export const LongText: Story = {
  args: {
    items: meta.args.items.map((item) => ({
      ...item,
      name: `${item.name} Landschaftsgestaltungsfahrzeug Special Touring Edition`,
      text: 'A roomy family wagon that tows a caravan over the ranges and parks in town. '.repeat(3).slice(0, 200),
    })),
  },
};
/** The tile of a short last row is centred. */
export const ShortLastRow: Story = {
  args: { items: Array.from({ length: 5 }, (_, at) => ({ name: `Model ${at + 1}`, href: `#${at}`, body: 'Ute' })) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const middle = (element: Element | undefined): number => {
      const { x, width } = element?.getBoundingClientRect() ?? new DOMRect();
      return x + width / 2;
    };
    const tiles = canvas.getAllByRole('listitem');
    await expect(Math.abs(middle(tiles[4]) - middle(canvas.getByRole('list')))).toBeLessThan(1);
    await expect(middle(tiles[0])).toBeLessThan(middle(tiles[4]));
    await expect(middle(tiles[1])).toBeGreaterThan(middle(tiles[4]));
  },
};
export const HostileText: Story = {
  args: {
    items: [
      {
        name: '<img src=x onerror="alert(1)">',
        href: '#hostile',
        body: '<script>alert(1)</script>',
        from: '"><b>From $1',
        text: '<b>Bold</b>',
        status: '</span>New',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /onerror/ })).toBeVisible();
    await expect(canvas.getByText('<b>Bold</b>')).toBeVisible();
  },
};
export const BrokenPicture: Story = {
  args: {
    items: [{ name: 'HiLux', href: '#hilux', body: 'Ute', picture: { src: '/no-such.webp', width: 600, height: 400 } }],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-part="silhouette"]')).not.toBeNull());
  },
};
