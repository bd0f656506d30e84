import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { FacetList } from '../FacetList/index.ts';
import { FacetSelect } from '../FacetSelect/index.ts';
import { FilterToggle } from '../FilterToggle/index.ts';
import { FilterBar } from './FilterBar.tsx';

const makes = (
  <FacetList
    label="Model"
    onToggle={fn()}
    items={['Corolla', 'Hilux', 'RAV4', 'Yaris'].map((label, at) => ({
      value: label,
      label,
      count: 40 - at,
      isRefined: at === 1,
    }))}
  />
);

const meta = {
  component: FilterBar,
  args: {
    groups: [
      { id: 'model', title: 'Model', summary: 'Hilux', content: makes },
      { id: 'body', title: 'Body', content: makes },
      { id: 'price', title: 'Price', content: makes },
      { id: 'fuel', title: 'Fuel', content: makes },
    ],
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithASelectAndASwitch: Story = {
  args: {
    groups: [
      ...meta.args.groups,
      {
        id: 'year',
        title: 'Year',
        inline: true,
        content: (
          <FacetSelect
            compact
            label="Year"
            anyLabel="Any year"
            value=""
            onChange={fn()}
            groups={[{ items: [{ value: '2024', label: '2024', count: '9' }] }]}
          />
        ),
      },
      {
        id: 'certified',
        title: 'Certified',
        inline: true,
        content: <FilterToggle label="Certified" count="5" on={false} onChange={fn()} />,
      },
    ],
  },
};
const many = [
  'Make',
  'Model',
  'Body',
  'Price',
  'Kilometres',
  'Year',
  'Fuel',
  'Drive',
  'Transmission',
  'Seats',
  'Colour',
];
/** What would need a third line is behind a button. */
export const MoreThanTwoLines: Story = {
  args: { groups: many.map((title) => ({ id: title, title, content: makes })) },
  decorators: [inBox({ inlineSize: '32rem' })],
};
export const Open: Story = {
  tags: ['press'],
  decorators: [inBox({ minHeight: '24rem' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Model Hilux' }));
    await expect(await canvas.findByText('Corolla')).toBeVisible();
  },
};
export const MoreThanTwoLinesPressed: Story = {
  ...MoreThanTwoLines,
  tags: ['press'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    const more = canvas.getByRole('button', { name: 'More filters' });
    const bar = canvas.getByRole('group', { name: 'Filters' });
    await expect(bar.getBoundingClientRect().height).toBeLessThan(110);
    await expect(canvas.getByRole('button', { name: 'Make' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Colour' })).toBeNull();
    await userEvent.click(more);
    await expect(canvas.getByRole('button', { name: 'Colour' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fewer filters' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(more);
    canvasElement.querySelector<HTMLElement>(':scope > div')!.style.inlineSize = '80rem';
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Colour' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'More filters' })).toBeNull();
  },
};
