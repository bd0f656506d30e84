import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepList } from './StepList.tsx';

const steps = [
  { title: 'Call us', text: 'Tell us what happened. If the vehicle should not be driven we send a tow truck.' },
  { title: 'We look at it', text: 'A mechanic finds the fault, usually within one working day.' },
  { title: 'We send the claim', text: 'You sign nothing but the job card: the rest is between us and the insurer.' },
  { title: 'You drive home', text: 'With a car from us meanwhile, where you need one.' },
];

const meta = { component: StepList, args: { steps } } satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: 'We look at it', level: 3 })).toBeVisible();
  },
};
export const Two: Story = { args: { steps: steps.slice(0, 2), headingLevel: 2 } };
