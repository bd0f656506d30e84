import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { FacetList } from '../FacetList/index.ts';
import { withoutPopovers } from '../Popover/withoutPopovers.ts';
import { shownOpen } from '../testing/shownOpen.ts';
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

export const Open: Story = shownOpen;
export const Closed: Story = {};
export const Chosen: Story = { args: { summary: 'Diesel' } };
export const Wide: Story = { args: { wide: true, summary: 'Diesel' } };
export const ByKeyboard: Story = {
  tags: ['press'],
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
/** Safari before 17, Chrome and Edge before 114. */
export const InBrowsersWithoutPopovers: Story = {
  tags: ['press'],
  beforeEach: withoutPopovers,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('dialog')).not.toBeNull());
    const button = canvas.getByRole('button', { name: 'Fuel' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Petrol (40)' }));
    const dialog = canvas.getByRole('dialog', { name: 'Fuel' });
    await expect(dialog).toBeVisible();
    await fireEvent.click(dialog, { clientX: innerWidth / 2, clientY: 2 });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
