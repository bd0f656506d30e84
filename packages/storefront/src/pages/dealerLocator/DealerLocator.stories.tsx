import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/dealer-locator' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Many: Story = {};
export const OpenNow: Story = { parameters: { mockState: { page: '/dealer-locator?open=now' } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
