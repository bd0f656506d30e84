import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchLayout } from './SearchLayout.tsx';

const meta = {
  component: SearchLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    top: null,
    head: <h1>Toyota</h1>,
    filters: (as: string) => <section aria-label="Filters">Filters: {as}</section>,
    results: { headingId: 'results', heading: 'Results', isBusy: false, content: <p>Results</p> },
    aside: null,
    below: null,
    extras: null,
  },
} satisfies Meta<typeof SearchLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiltersAbove: Story = {
  play: async ({ canvas }) => {
    const filters = canvas.getByRole('region', { name: 'Filters' });
    await expect(filters).toHaveTextContent('Filters: bar');
    await expect(filters.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('region', { name: 'Results' }).getBoundingClientRect().top,
    );
  },
};
