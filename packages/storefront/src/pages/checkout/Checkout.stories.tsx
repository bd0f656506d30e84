import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/cars/{vehicle}/checkout' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Reserve: Story = {};
export const Reserved: Story = { parameters: { mockState: { page: '/cars/{reserved}/checkout' } } };
export const Sold: Story = { parameters: { mockState: { page: '/cars/{sold}/checkout' } } };
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'search-down' } } } };
export const SignedIn: Story = { parameters: { mockState: { isSignedIn: true } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
