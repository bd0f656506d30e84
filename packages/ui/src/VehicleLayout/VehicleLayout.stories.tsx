import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSold } from '../testing/exampleSold.ts';
import { exampleDetail, examplePictures } from '../VehicleSummary/exampleDetail.ts';
import { exampleAreas } from './exampleAreas.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';
import { VehicleLayout } from './VehicleLayout.tsx';
import { onAPhone } from '../testing/onAPhone.ts';

const { gallery, comments } = exampleDetail();

const meta = {
  component: VehicleLayout,
  parameters: { layout: 'fullscreen' },
  args: exampleAreas(exampleDetail()),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof VehicleLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const PageOnAPhone: Story = onAPhone;

const noPicture = exampleAreas(
  exampleDetail({
    gallery: {
      ...gallery,
      pictures: [],
      showThumbnails: false,
      request: { label: 'Request Photos', href: '#photos' },
    },
  }),
);
export const NoPicture: Story = { args: noPicture };
export const NoPictureOnAPhone: Story = { args: noPicture, ...onAPhone };
export const OnePicture: Story = {
  args: exampleAreas(exampleDetail({ gallery: { ...gallery, pictures: examplePictures(1), showThumbnails: false } })),
};

const longTitle = exampleAreas(
  exampleDetail({
    heading: '2023 Mercedes-Benz GLE-Class',
    subheading: 'GLE450 Wagon 5dr 9G-TRONIC 9sp 4MATIC 3.0T, AMG Line with night package',
    tags: [],
  }),
);
export const LongTitle: Story = { args: longTitle };
export const LongTitleOnAPhone: Story = { args: longTitle, ...onAPhone };

const sold = exampleAreas(exampleDetail({ ...exampleSold, gallery: { ...gallery, showThumbnails: false } }), {
  hasFinance: false,
});
export const Sold: Story = { args: sold };
export const SoldOnAPhone: Story = { args: sold, ...onAPhone };
export const SoldShowsOnlySimilar: Story = {
  args: { instead: <p>SOLD. These vehicles are like it and still available.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Key information' })).toBeNull();
  },
};
/** A look places the parts of the summary in a grid of its own. */
export const FinerAreas: Story = {
  render: (args) => <VehicleFrame {...args} isSplit />,
  play: async ({ canvasElement }) => {
    const area = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-area="${name}"]`)!;
    if (innerWidth < 1024) return;
    area('top').style.cssText = 'display: grid; grid-template: "title price" auto "gallery price" 1fr / 1fr 20rem';
    for (const name of ['title', 'price', 'gallery'])
      area(name).style.cssText = `grid-area: ${name}; inline-size: auto`;
    const [title, price, gallery] = ['title', 'price', 'gallery'].map((name) => area(name).getBoundingClientRect());
    await expect(title!.left).toBe(gallery!.left);
    await expect(title!.bottom).toBeLessThanOrEqual(gallery!.top);
    await expect(price!.left).toBeGreaterThanOrEqual(title!.right);
  },
};
export const Reserved: Story = {
  args: exampleAreas(exampleDetail({ tags: [{ kind: 'reserved', label: 'Reserved' }] })),
};
export const PriceOnApplication: Story = {
  args: exampleAreas(exampleDetail({ price: { kind: 'noPrice', text: 'Enquire for price.' }, tags: [] }), {
    hasFinance: false,
  }),
};
export const WasPrice: Story = {
  args: exampleAreas(
    exampleDetail({
      price: {
        kind: 'price',
        amount: 52_990,
        text: '$52,990',
        priceType: 'Drive away',
        was: { text: '$56,990', spoken: 'was $56,990' },
        market: {
          text: '$3,400 below market average',
          explanation: 'Similar vehicles cost $56,390 on average in QLD.',
        },
      },
    }),
  ),
};
export const LongComments: Story = {
  args: exampleAreas(
    exampleDetail({
      comments: {
        paragraphs: Array.from({ length: 20 }, (_, at) => `${at + 1}. ${comments.paragraphs.join(' ')}`),
        empty: false,
      },
    }),
  ),
};
export const NoFinance: Story = { args: exampleAreas(exampleDetail(), { hasFinance: false }) };
export const SomethingBelowTheSummary: Story = {
  args: { side: { label: 'More about this vehicle', content: <p>Ring first: we have it out the front.</p> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'More about this vehicle' })).toBeVisible();
  },
};
