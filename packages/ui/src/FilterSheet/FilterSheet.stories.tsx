import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FacetList } from '../FacetList/index.ts';
import { FilterGroup } from '../FilterGroup/index.ts';
import { FilterSheet } from './FilterSheet.tsx';

const meta = {
  component: FilterSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    onClear: fn(),
    applyLabel: 'Show 124 cars',
    children: (
      <>
        <FilterGroup title="Make" summary="Ford" open>
          <FacetList label="Make" onToggle={fn()} items={['Toyota', 'Ford', 'Mazda', 'Kia'].map((label, at) => ({ value: label, label, count: 40 - at, isRefined: at === 1 }))} />
        </FilterGroup>
        <FilterGroup title="Body type">Bodies</FilterGroup>
        <FilterGroup title="Price">Prices</FilterGroup>
        <FilterGroup title="Kilometres">Kilometres</FilterGroup>
      </>
    ),
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const NothingChosen: Story = { args: { onClear: undefined } };
export const Applied: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Show 124 cars' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
