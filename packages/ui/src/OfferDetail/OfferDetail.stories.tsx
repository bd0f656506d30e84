import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { exampleOfferTile } from '../test/exampleOffer.ts';
import { OfferDetail } from './OfferDetail.tsx';

const paragraphs = [
  'Steel tray, tow bar and a first service, fitted before you pick it up.',
  'Choose from six in stock. We hold one for you while you drive it.',
];
const conditions = 'New stock delivered by 31 October. Not with other offers. '.repeat(5).trim();

const meta = {
  component: OfferDetail,
  args: {
    ...exampleOfferTile(),
    paragraphs,
    actions: (
      <>
        <Button variant="primary" size="large" href="#enquire">
          Enquire about this offer
        </Button>
        <Button size="large" href="#stock">
          See the vehicles
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof OfferDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ute with tray');
    await expect(canvas.getByText('Ends 31 October')).toBeVisible();
  },
};
export const LongConditions: Story = {
  args: exampleOfferTile({ disclaimer: conditions }),
};
export const Ended: Story = {
  args: {
    ...exampleOfferTile({ ends: '2026-09-30' }),
    ended: { title: 'This offer has ended', text: 'It ran until 30 September. Ask us what we can do for you today.' },
    actions: (
      <Button variant="primary" size="large" href="#offers">
        See current offers
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This offer has ended')).toBeVisible();
    await expect(canvas.queryByText('$48,990')).toBeNull();
  },
};
export const OnlyAName: Story = {
  args: {
    name: 'First service free',
    category: undefined,
    imageUrl: undefined,
    price: undefined,
    end: undefined,
    disclaimer: { kind: 'whole', text: '' },
    paragraphs: [],
    actions: undefined,
  },
};
export const LongConditionsPressed: Story = {
  ...LongConditions,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View more: conditions' }));
    await expect(await canvas.findByText(conditions)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'View less: conditions' })).toBeVisible();
  },
};
