import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Many: Story = {};
export const Empty: Story = {
  parameters: { mockState: { settings: { flags: 'search.searchFilter:dealership_id = 99' } } },
};
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'search-down' } } } };
export const Loading: Story = {
  tags: ['loads'],
  parameters: { mockState: { settings: { scenario: 'search-slow(delay:60000)' } } },
};
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
