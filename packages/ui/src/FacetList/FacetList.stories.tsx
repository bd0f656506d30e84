import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { exampleMakes } from '../testing/exampleMakes.ts';
import { FacetList } from './FacetList.tsx';

const meta = {
  component: FacetList,
  args: {
    label: 'Make',
    onToggle: fn(),
    items: exampleMakes.map((label, at) => ({ value: label, label, count: 120 - at * 9, isRefined: at === 1 })),
  },
  decorators: [inBox({ maxWidth: 280 })],
} satisfies Meta<typeof FacetList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Searchable: Story = { args: { searchable: true } };
export const ChosenBeyondTheLimit: Story = {
  args: { limit: 3, items: meta.args.items.map((item, at) => ({ ...item, isRefined: at === 9 })) },
};
export const ModelsUnderAMake: Story = {
  args: {
    items: meta.args.items.slice(0, 4).map((item) =>
      item.isRefined
        ? {
            ...item,
            content: (
              <FacetList
                label="Ford models"
                onToggle={fn()}
                items={[
                  { value: 'Ranger', label: 'Ranger', count: '41', isRefined: true },
                  { value: 'Everest', label: 'Everest', count: '18', isRefined: false },
                ]}
              />
            ),
          }
        : item,
    ),
  },
  play: async ({ canvas }) => {
    const models = within(canvas.getByRole('list', { name: 'Ford models' }));
    await expect(models.getByRole('checkbox', { name: 'Ranger (41)' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Toyota (120)' })).not.toBeChecked();
  },
};
/** Values without results because of another filter stay in the list and can still be ticked. */
export const NothingLeft: Story = {
  tags: ['press'],
  args: {
    label: 'Condition',
    items: [
      { value: 'new', label: 'New', count: '0', isRefined: false, isEmpty: true },
      { value: 'demo', label: 'Demo', count: '0', isRefined: false, isEmpty: true },
      { value: 'used', label: 'Used', count: '301', isRefined: false },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Demo (0)' }));
    await expect(args.onToggle).toHaveBeenCalledWith('demo');
  },
};
export const TickAndShowAll: Story = {
  tags: ['press'],
  args: { searchable: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Mazda/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('Mazda');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }));
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(12);
    const nothing = canvas.getByRole('status');
    await expect(nothing).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('searchbox'), 'rover');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(nothing).toHaveTextContent('Nothing by that name');
  },
};
