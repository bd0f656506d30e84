import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/spin-to-win' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Wheel: Story = {};
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
