import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

const lead = {
  category: 'General Enquiry',
  leadId: '1042',
  sent: [{ label: 'Name', value: 'Ana Kerr' }],
};

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/success' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

export const Sent: Story = {
  parameters: { mockState: { session: { 'last-success': JSON.stringify({ version: 1, value: lead }) } } },
};
export const Empty: Story = {};
export const LongTexts: Story = { tags: ['!test'], globals: { texts: 'long' } };
