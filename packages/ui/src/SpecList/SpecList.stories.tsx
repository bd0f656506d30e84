import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleDetail } from '../VehicleSummary/exampleDetail.ts';
import { SpecList } from './SpecList.tsx';

const meta = { component: SpecList, args: { items: exampleDetail().specifications.items } } satisfies Meta<
  typeof SpecList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Car: Story = {};
export const Caravan: Story = {
  args: {
    items: [
      { label: 'Sleeps', value: '4' },
      { label: 'Tare weight', value: '2,340 kg' },
      { label: 'Aggregate trailer mass', value: '2,900 kg' },
    ],
  },
};
