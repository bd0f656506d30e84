import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { OfferPanel } from './OfferPanel.tsx';

const decide = { acceptLabel: 'Accept this offer', declineLabel: 'Not now', onAccept: fn(), onDecline: fn() };

const meta = {
  component: OfferPanel,
  args: {
    title: 'Your valuation',
    car: '2021 Toyota RAV4 GXL, 42,000 km',
    text: 'Happy with it? Accept, and we arrange an inspection and confirm the figure. Accepting does not oblige you to sell.',
    reference: { label: 'Your reference is', value: '1001' },
  },
  decorators: [inBox({ maxWidth: '40rem' })],
} satisfies Meta<typeof OfferPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const offer = {
  amount: '$31,500',
  note: 'Indicative only and subject to inspection. Based on data from a third-party valuation tool.',
};
export const Offer: Story = {
  args: { offer, decide },
};
export const Accepting: Story = { args: { offer, decide: { ...decide, busy: true } } };
export const NotAccepted: Story = {
  args: {
    offer,
    decide,
    failure: 'An unexpected error occured',
    failureHelp: <p>Your answer is not lost. It is saved on this device and will be sent when you are back online.</p>,
  },
};
export const NotNow: Story = {
  args: {
    offer,
    text: 'No hurry: your valuation is with us under this reference.',
    links: [{ label: 'Back to the vehicle', href: '#car' }],
    restart: { label: 'Value another car', onPress: fn() },
  },
};
export const NoEstimate: Story = {
  args: {
    title: 'We value this one in person',
    car: '2014 Holden Commodore SV6, 168,000 km',
    text: 'The valuation tool gives no online estimate for this car. Cars over 7 years old or with more than 100,000 km generally get none. Your details are with our valuers. We answer within one business day.',
    links: [{ label: 'See all vehicles', href: '#search' }],
    restart: { label: 'Value another car', onPress: fn() },
  },
};
export const OfferPressed: Story = {
  args: { offer, decide, takesFocus: true },
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Your valuation' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept this offer' }));
    await expect(decide.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(decide.onDecline).toHaveBeenCalledOnce();
  },
};
