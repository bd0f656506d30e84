import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/cars/{vehicle}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const InStock: Story = {};
export const Reserved: Story = { parameters: { mockState: { page: '/cars/{reserved}' } } };
export const Sold: Story = { parameters: { mockState: { page: '/cars/{sold}' } } };
export const ComingSoon: Story = { parameters: { mockState: { page: '/cars/{comingSoon}' } } };
export const NotFound: Story = { parameters: { mockState: { page: '/cars/2001-no-such-vehicle-1' } } };
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'search-down' } } } };
export const Loading: Story = {
  tags: ['loads'],
  parameters: { mockState: { settings: { scenario: 'search-slow(delay:60000)' } } },
};
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
