import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/offers/{offer}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Offer: Story = {};
export const NotFound: Story = { parameters: { mockState: { page: '/offers/1' } } };
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'site-missing' } } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
