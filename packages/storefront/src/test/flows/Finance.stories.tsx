import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../VisitStage.tsx';
import { press, sayWho, see, through, type } from './through.ts';

export default {
  component: VisitStage,
  tags: ['flow', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen', mockState: { page: '/finance' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

const loan = [type('Purchase price', '31000'), press('Next'), see('How can we reach you?')];

export const Loan: Story = {};
export const Contact: Story = { play: through(...loan) };
export const Situation: Story = { tags: ['test'], play: through(...loan, sayWho, press('Next')) };
