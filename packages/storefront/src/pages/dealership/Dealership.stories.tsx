import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/contact-us/{location}' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Location: Story = {};
export const NotFound: Story = { parameters: { mockState: { page: '/contact-us/zeppelin' } } };
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
