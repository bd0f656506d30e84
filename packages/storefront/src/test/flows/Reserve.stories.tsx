import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../VisitStage.tsx';
import { sayWho, see, through } from './through.ts';

export default {
  component: VisitStage,
  tags: ['flow', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen', mockState: { page: '/cars/{vehicle}/checkout' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Form: Story = {};
// Paying leaves the website: the page of the payment provider follows.
export const Filled: Story = { tags: ['test'], play: through(see(/^Reserve/), sayWho) };
