import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBox } from '../testing/inBox.tsx';
import { ReserveTerms } from './ReserveTerms.tsx';

const meta = {
  component: ReserveTerms,
  args: { id: 'terms', deposit: '$200', hold: '48 hours', until: 'Mon 23 November 2026, 9:15am (Brisbane\u00a0time)' },
  decorators: [inBox({ maxWidth: '26rem' })],
} satisfies Meta<typeof ReserveTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoDays: Story = {};
export const NewZealand: Story = {
  args: { deposit: '$500', until: 'Sat 2 January 2027, 12:00pm (Auckland\u00a0time)' },
};
export const OneDayWithTheDealersText: Story = {
  args: {
    deposit: '$99',
    hold: '24 hours',
    until: 'Sun 22 November 2026, 4:30pm (Melbourne\u00a0time)',
    more: 'Come and see the vehicle while it is held. We keep it clean, charged and ready for your test drive.',
  },
};
