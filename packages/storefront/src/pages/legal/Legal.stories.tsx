import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/terms-and-conditions' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Terms: Story = {};
export const Privacy: Story = { parameters: { mockState: { page: '/privacy-policy' } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
