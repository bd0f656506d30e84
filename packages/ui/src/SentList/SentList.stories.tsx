import type { Meta, StoryObj } from '@storybook/react-vite';
import { SentList } from './SentList.tsx';

const meta = {
  component: SentList,
  args: {
    label: 'Enquiries',
    items: [
      {
        id: '1002',
        title: 'Test Drive',
        about: '2022 Toyota Hilux SR5',
        href: '#hilux',
        when: 'Sent 3 July',
        reference: 'Reference 1002',
      },
      { id: '1001', title: 'General Enquiry', when: 'Sent 28 June', reference: 'Reference 1001' },
    ],
  },
  decorators: [
    (Story) => (
      <div>
        <h2>Enquiries</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Enquiries: Story = {};
export const Valuations: Story = {
  args: {
    label: 'Valuations',
    items: [
      {
        id: '1003',
        title: 'Trade-in valuation',
        about: '123 ABC',
        when: 'Sent 3 July',
        reference: 'Reference 1003',
        result: '$20,500',
      },
      { id: '1004', title: 'Trade-in valuation', about: '987 XYZ', when: 'Sent 2 July', reference: 'Reference 1004' },
    ],
  },
};
export const LongNames: Story = {
  args: {
    items: [
      {
        id: '1',
        title: 'Find me something similar',
        about: '2019 Mercedes-Benz Sprinter 519CDI Long Wheelbase High Roof Automatic Dual Rear Wheel Cab Chassis',
        href: '#x',
        when: 'Sent 30 September',
        reference: 'Reference 123456789',
      },
    ],
  },
};
