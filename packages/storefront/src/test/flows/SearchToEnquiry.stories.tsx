import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../VisitStage.tsx';
import { press, sayWho, see, through } from './through.ts';

export default {
  component: VisitStage,
  tags: ['flow', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen', mockState: { page: '/cars/{vehicle}?enquire=enquire' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Search: Story = { parameters: { mockState: { page: '/search' } } };
export const Vehicle: Story = { parameters: { mockState: { page: '/cars/{vehicle}' } } };
export const Form: Story = {};
export const Filled: Story = { tags: ['test'], play: through(sayWho) };
export const Sent: Story = {
  tags: ['test'],
  play: through(sayWho, press(/^Send/), see(/Thank/)),
};
