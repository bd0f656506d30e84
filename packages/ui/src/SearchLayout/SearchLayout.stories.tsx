import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchLayout } from './SearchLayout.tsx';
import type { SearchLayoutProps } from './searchLayoutProps.ts';

const area = (name: string) => <p style={{ padding: '1rem', outline: '1px dashed' }}>{name}</p>;

const areas: SearchLayoutProps = {
  top: null,
  head: <h1>Used cars</h1>,
  filters: (as) => <section aria-label="Filters">{area(`Filters: ${as}`)}</section>,
  results: { headingId: 'results', heading: 'Results', isBusy: false, content: area('Results') },
  aside: null,
  below: area('Below'),
  extras: null,
};

const meta = {
  component: SearchLayout,
  parameters: { layout: 'fullscreen' },
  args: areas,
} satisfies Meta<typeof SearchLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiltersInSidebar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  },
};
export const WithAside: Story = {
  args: { aside: { label: 'More on this search', content: area('Aside') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'More on this search' })).toBeVisible();
  },
};
export const WithoutFilters: Story = { args: { filters: null } };
