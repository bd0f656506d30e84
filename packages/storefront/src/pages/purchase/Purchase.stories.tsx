import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/checkout-journey?car_id={vehicleId}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Vehicle: Story = {};
export const Sold: Story = { parameters: { mockState: { page: '/checkout-journey?car_id={sold}' } } };
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'search-down' } } } };
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
