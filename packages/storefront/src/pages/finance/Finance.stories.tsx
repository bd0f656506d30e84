import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/finance' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Enquiry: Story = {};
export const ForVehicle: Story = { parameters: { mockState: { page: '/finance?car_id={vehicleId}' } } };
export const Failed: Story = {
  parameters: { mockState: { page: '/finance?car_id={vehicleId}', settings: { scenario: 'quote-error' } } },
};
export const Loading: Story = {
  tags: ['loads'],
  parameters: {
    mockState: { page: '/finance?car_id={vehicleId}', settings: { scenario: 'quote-slow(delay:60000)' } },
  },
};
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
