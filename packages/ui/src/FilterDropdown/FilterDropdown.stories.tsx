import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { FacetList } from '../FacetList/index.ts';
import { FilterDropdown } from './FilterDropdown.tsx';

const fuels = ['Petrol', 'Diesel', 'Hybrid', 'Electric'].map((label, at) => ({
  value: label,
  label,
  count: String(40 - at * 7),
  isRefined: at === 1,
}));

const meta = {
  component: FilterDropdown,
  args: { title: 'Fuel', children: <FacetList label="Fuel" onToggle={fn()} items={fuels} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '17.5rem', minBlockSize: '20rem' }}>
        <Story />
        <p>
          <a href="#after">After the filter</a>
        </p>
      </div>
    ),
  ],
} satisfies Meta<typeof FilterDropdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Chosen: Story = { args: { summary: 'Diesel' } };
export const Wide: Story = { args: { wide: true, summary: 'Diesel' } };
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Fuel' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const petrol = await canvas.findByRole('checkbox', { name: 'Petrol (40)' });
    petrol.focus();
    await expect(petrol).toHaveFocus();
    canvas.getByRole('link', { name: 'After the filter' }).focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};
