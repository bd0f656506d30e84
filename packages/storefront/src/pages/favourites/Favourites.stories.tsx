import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/favourites' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Many: Story = { parameters: { mockState: { saved: 4 } } };
export const Empty: Story = {};
export const Failed: Story = { parameters: { mockState: { saved: 4, settings: { scenario: 'search-down' } } } };
export const Loading: Story = {
  tags: ['loads'],
  parameters: { mockState: { saved: 4, settings: { scenario: 'search-slow(delay:60000)' } } },
};
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
