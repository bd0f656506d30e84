import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/online-payment' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const SignedOut: Story = { tags: ['takes-focus'] };
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const Failed: Story = {
  parameters: {
    mockState: { isSignedIn: true, page: '/online-payment?payment=1', settings: { scenario: 'payment-check-error' } },
  },
};
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
