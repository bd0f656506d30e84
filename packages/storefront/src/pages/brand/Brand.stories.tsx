import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/{brand}/overview' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Brand: Story = {};
export const NoStock: Story = {
  parameters: { mockState: { settings: { flags: 'search.searchFilter:dealership_id = 99' } } },
};
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'search-down' } } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
