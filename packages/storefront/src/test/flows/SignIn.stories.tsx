import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../VisitStage.tsx';
import { press, sayWho, see, through, type } from './through.ts';

export default {
  component: VisitStage,
  tags: ['flow', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen', mockState: { page: '/sign-in?type=my-garage' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

const code = [type('Mobile phone', '0412 345 678'), press('Send Code')];
const details = [...code, type('6-digit code', '123456'), press('Sign in')];

export const Phone: Story = {};
export const Code: Story = { play: through(...code) };
export const Details: Story = { play: through(...details) };
export const Garage: Story = {
  tags: ['test'],
  play: through(...details, sayWho, press('Save and continue'), see('My garage')),
};
