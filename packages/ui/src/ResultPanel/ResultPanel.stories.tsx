import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Check, Clock } from '../icons/icons.ts';
import { TriangleAlert } from '../icons/lateIcons.ts';
import { Button } from '../Button/Button.tsx';
import { ResultFacts, ResultPanel } from './ResultPanel.tsx';

const meta = {
  component: ResultPanel,
  args: {
    part: 'success-panel',
    tone: 'done',
    mark: <Check />,
    title: 'Your enquiry has been sent',
    text: 'We answer within one business day.',
    receipt: <ResultFacts facts={[{ label: 'Reference', value: '1001' }]} />,
    actions: <Button href="/">Home</Button>,
  },
} satisfies Meta<typeof ResultPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your enquiry has been sent' })).toBeVisible();
    await expect(canvas.getByText('Reference')).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { tone: 'waiting', mark: <Clock />, title: 'Waiting for your payment', receipt: undefined },
};
export const Problem: Story = {
  args: {
    tone: 'problem',
    mark: <TriangleAlert />,
    title: 'The payment was not made',
    text: 'Nothing was charged. You can try again or give us a call.',
    receipt: undefined,
  },
};
