import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

const searches = [
  { address: '/search/toyota', title: 'Toyota cars', note: '', savedAt: 1_794_700_000, seenAt: 1_794_700_000 },
  {
    address: '/search/all-cars?body=SUV',
    title: 'SUVs',
    note: 'Up to $40,000',
    savedAt: 1_794_600_000,
    seenAt: 1_794_600_000,
  },
];

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/saved-searches' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Many: Story = {
  parameters: { mockState: { local: { 'saved-searches': JSON.stringify({ version: 1, value: searches }) } } },
};
export const Empty: Story = {};
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
