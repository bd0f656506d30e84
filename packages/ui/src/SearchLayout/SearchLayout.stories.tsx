import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
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
/** With a text size of 200 % a rail leaves less than half of the window. */
export const LargeTextNextToRail: Story = {
  args: {
    head: (
      <>
        <h1>New, demo and used cars</h1>
        <input aria-label="Search" style={{ border: '1px solid' }} />
      </>
    ),
  },
  globals: { textSize: 'double' },
  decorators: [inBox({ inlineSize: '26rem' })],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const box = canvas.getByRole('textbox', { name: 'Search' }).getBoundingClientRect();
    // Words on few lines, not letters; nothing covers them.
    await expect(heading.width).toBeGreaterThan(380);
    await expect(box.width).toBeGreaterThan(380);
    await expect(heading.bottom <= box.top || heading.right <= box.left).toBe(true);
  },
};
