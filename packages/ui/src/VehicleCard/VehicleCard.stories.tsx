import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { examplePrices } from '../testing/examplePrices.ts';
import { VehicleGrid } from '../VehicleGrid/index.ts';
import { exampleCard, exampleCards, exampleStates } from './exampleCard.ts';
import { VehicleCard } from './VehicleCard.tsx';

const meta = {
  component: VehicleCard,
  args: { ...exampleCard(), onSave: fn() },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxWidth: parameters['wide'] ? '60rem' : '22.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DriveAway: Story = {};
export const ExclGovtCharges: Story = {
  args: {
    price: { kind: 'price', amount: 38450, text: '$38,450', priceType: 'Excl. govt charges' },
    weekly: '$148 per week*',
  },
};
export const PriceOnApplication: Story = { args: { price: { kind: 'noPrice', text: 'Price on application' } } };
export const WasPrice: Story = { args: { price: examplePrices.was, weekly: '$189 per week*' } };
export const BelowMarket: Story = { args: { price: examplePrices.belowMarket } };
export const Sold: Story = { args: { ...exampleStates[2] } };
export const Reserved: Story = { args: { tags: [{ kind: 'reserved', label: 'Reserved' }] } };
export const Demo: Story = {
  args: {
    tags: [
      { kind: 'fuel', label: 'Hybrid' },
      { kind: 'certified', label: 'Certified' },
    ],
    facts: exampleCard().facts.map((fact) => (fact.kind === 'condition' ? { ...fact, value: 'Demo' } : fact)),
  },
};
export const ComingSoon: Story = {
  args: {
    availability: 'comingSoon',
    tags: [{ kind: 'comingSoon', label: 'Coming soon' }],
    price: { kind: 'preorder', text: 'PREORDER' },
  },
};
export const LongTitle: Story = { args: { ...exampleStates[1] } };
export const NoPhoto: Story = { args: { picture: null, photosCount: 0 } };
export const BrokenImage: Story = {
  args: {
    picture: { src: 'data:image/png;base64,broken', width: 900, height: 600, alt: 'A picture that does not load' },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Photos coming soon' })).toBeVisible());
  },
};
export const Subscription: Story = { args: { price: examplePrices.subscription } };
export const SavedWithViews: Story = { args: { saved: true, views: '12 views' } };
export const Compare: Story = { args: { save: { mode: 'compare', label: 'Compare 2022 Toyota Hilux' } } };
export const SavedOnTheDevice: Story = {
  args: { save: { mode: 'save', label: 'Save 2022 Toyota Hilux' }, saved: true },
};
/** A site may remove the control from its cards, or from some of them. */
export const NoControl: Story = {
  args: { save: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Save|^Compare/ })).toBeNull();
  },
};
/** All buttons in the site's order: one filled, one that appears with the focus, the rest under More; the deposit is next to Reserve. */
export const AllButtons: Story = {
  args: {
    buttons: [
      { name: 'details', label: 'View Details', href: '#details', emphasis: 'primary' },
      { name: 'reserve', label: 'Reserve Now\u00a0$200', href: '#reserve', emphasis: 'secondary' },
      { name: 'testDrive', label: 'Book a Test Drive', href: '#test-drive', emphasis: 'more' },
      { name: 'finance', label: 'Get Finance', href: '#finance', emphasis: 'more' },
      { name: 'tradeIn', label: 'Trade In', href: '#trade-in', emphasis: 'more' },
      { name: 'enquire', label: 'Enquire Now', href: '#enquire', emphasis: 'more' },
      { name: 'customButton', label: 'Book a Viewing', href: '#viewing', emphasis: 'more' },
    ],
  },
};
/** On home pages and in rails the card is one link. */
export const WithoutButtons: Story = {
  args: { buttons: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
export const ListLayout: Story = {
  args: { layout: 'list', weekly: '$204 per week*' },
  parameters: { wide: true },
  render: (args) => (
    <VehicleGrid layout="list" label="Cars">
      {exampleCards.slice(0, 2).map((card) => (
        <VehicleCard key={card.id} {...args} {...card} />
      ))}
    </VehicleGrid>
  ),
};
export const AllButtonsPressed: Story = {
  ...AllButtons,
  tags: ['press'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reserve = canvas.getByRole('link', { name: /^Reserve Now\s\$200/ });
    await expect(reserve).not.toBeVisible();
    canvas.getByRole('link', { name: /^View Details/ }).focus();
    await waitFor(() => expect(reserve).toBeVisible());
    const row = [...canvasElement.querySelectorAll<HTMLElement>('[data-part="actions"] > :is(a, button)')];
    await expect(row.map(({ dataset }) => dataset['variant'])).toEqual(['primary', 'secondary', undefined]);
    await expect(new Set(row.map((one) => Math.round(one.getBoundingClientRect().bottom))).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    await expect(canvas.getByRole('link', { name: 'Book a Viewing' })).toBeVisible();
  },
};
/** A swipe to the left shows the second picture, one to the right the first. */
export const SecondPicture: Story = {
  tags: ['press'],
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article');
    const swipe = async (from: number, to: number) => {
      await fireEvent.pointerDown(card, { pointerType: 'touch', clientX: from, clientY: 9 });
      await fireEvent.pointerUp(card, { pointerType: 'touch', clientX: to, clientY: 12 });
    };
    const second = () => canvasElement.querySelector('[data-part="picture"] > img[alt=""]');
    await expect(second()).toBeNull();
    await swipe(200, 60);
    await waitFor(() => expect(second()).toBeVisible());
    await waitFor(() => expect(getComputedStyle(second() as Element).opacity).toBe('1'));
    await swipe(60, 200);
    await waitFor(() => expect(getComputedStyle(second() as Element).opacity).toBe('0'));
  },
};
export const SavesOnPress: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: /^Save 2022/ });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const MoreActions: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: /^More/ });
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Value my trade-in' })).toBeVisible();
    await userEvent.click(more);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Value my trade-in' })).toBeNull());
  },
};
