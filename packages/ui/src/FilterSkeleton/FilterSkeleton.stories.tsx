import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterBar } from '../FilterBar/index.ts';
import { FilterSkeleton } from './FilterSkeleton.tsx';

const meta = {
  component: FilterSkeleton,
  args: {
    label: 'Loading filters',
    layout: 'side',
    filters: [
      { id: 'car_type', title: 'Condition', kind: 'rows', rows: 3 },
      { id: 'make', title: 'Make', kind: 'rows', rows: 7 },
      { id: 'price', title: 'Price', kind: 'range' },
      { id: 'year', title: 'Year', kind: 'control' },
      { id: 'fuel', title: 'Fuel', kind: 'closed' },
    ],
  },
} satisfies Meta<typeof FilterSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announces that filters are loading. */
export const InSidebar: Story = {
  render: (args) => (
    <div style={{ maxWidth: '17.5rem' }}>
      <FilterSkeleton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading filters');
    await expect(canvas.getByText('Condition').closest('[aria-hidden="true"]')).not.toBeNull();
  },
};
/** The bar is as high as the one that replaces it: the results below do not move. */
export const AsHighAsTheBar: Story = {
  args: { layout: 'bar' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '30rem' }}>
      <FilterSkeleton {...args} />
      <FilterBar groups={args.filters.map(({ id, title }) => ({ id, title, content: null }))} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const heightOf = (part: string): number =>
      canvasElement.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().height ?? 0;
    await expect(heightOf('filter-skeleton')).toBeGreaterThan(44);
    await expect(heightOf('filter-skeleton')).toBeCloseTo(heightOf('filter-bar'), 0);
  },
};
