import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisitStage } from '../../test/VisitStage.tsx';

export default {
  component: VisitStage,
  parameters: { layout: 'fullscreen', mockState: { page: '/cars' } },
} satisfies Meta<typeof VisitStage>;

type Story = StoryObj<typeof VisitStage>;

// After the redirect the search page's heading takes the focus.
export const LeadsToTheSearch: Story = { tags: ['takes-focus'] };
