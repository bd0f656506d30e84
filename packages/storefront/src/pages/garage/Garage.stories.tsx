import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/{garage}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const SignedOut: Story = { tags: ['takes-focus'] };
export const Failed: Story = {
  parameters: { mockState: { isSignedIn: true, settings: { scenario: 'garage-error' } } },
};
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
