import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../VisitStage.tsx';
import { choose, press, sayWho, see, through } from './through.ts';

export default {
  component: VisitStage,
  tags: ['flow', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen', mockState: { page: '/checkout-journey?car_id={vehicleId}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

const tradeIn = [press('Continue'), see('Do you have a vehicle to trade in?')];
const payment = [...tradeIn, choose('No'), press('Continue'), see('How would you like to pay?')];
const delivery = [...payment, choose(/^Cash/), press('Continue'), see('How would you like to get it?')];
const details = [...delivery, choose(/I pick it up/), press('Continue'), see('Who is buying?')];

export const Vehicle: Story = {};
export const TradeIn: Story = { play: through(...tradeIn) };
export const Payment: Story = { play: through(...payment) };
export const Delivery: Story = { play: through(...delivery) };
export const Details: Story = { play: through(...details) };
// Paying leaves the website: the page of the payment provider follows.
export const Review: Story = {
  tags: ['test'],
  play: through(...details, sayWho, press('Continue'), see('Is everything right?')),
};
