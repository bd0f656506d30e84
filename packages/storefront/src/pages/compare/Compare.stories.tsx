import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/compare?cars={vehicles}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Many: Story = {};
export const Empty: Story = { parameters: { mockState: { page: '/compare' } } };
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'search-down' } } } };
export const Loading: Story = {
  tags: ['loads'],
  parameters: { mockState: { settings: { scenario: 'search-slow(delay:60000)' } } },
};
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
