import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../VisitStage.tsx';
import { press, sayWho, see, through, type } from './through.ts';

export default {
  component: VisitStage,
  tags: ['flow', '!autodocs', '!test'],
  parameters: {
    layout: 'fullscreen',
    mockState: { page: '/book-test-drive', settings: { flags: 'forms.testDriveFirst:details' } },
  },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

const details = [type(/vehicle/i, 'A seven-seater'), sayWho, press('Next'), see(/Step 2 of 2/)];

export const Details: Story = {};
export const DayAndTime: Story = { tags: ['test'], play: through(...details) };
