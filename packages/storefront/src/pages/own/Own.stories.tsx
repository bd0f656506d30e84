import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/{own}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Page: Story = {};
export const NotFound: Story = { parameters: { mockState: { page: '/no-such-page' } } };
export const Failed: Story = { parameters: { mockState: { settings: { scenario: 'site-missing' } } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
