import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../VisitStage.tsx';
import { answerAll, press, sayWho, see, through, type } from './through.ts';

export default {
  component: VisitStage,
  tags: ['flow', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen', mockState: { page: '/trade-in' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

const plate = [type('Number plate', 'TRADE1'), press('Find my car'), see(/Is this your car/)];
const car = [...plate, press('Yes, this is my car'), see(/How far/)];
const kilometres = [...car, type('Kilometres', '42000'), press('Next'), see(/What condition/)];
const condition = [...kilometres, answerAll, press('Next'), see(/Where do we send/)];

export const Plate: Story = {};
export const Confirm: Story = { play: through(...plate) };
export const Kilometres: Story = { play: through(...car) };
export const Condition: Story = { play: through(...kilometres) };
export const Contact: Story = { play: through(...condition) };
export const Valuation: Story = {
  tags: ['test'],
  play: through(...condition, sayWho, press('See my valuation'), see('Your valuation')),
};
