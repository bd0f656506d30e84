import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { exampleCards } from '../VehicleCard/exampleCard.ts';
import { VehicleCard } from '../VehicleCard/index.ts';
import { VehicleCardSkeleton } from '../VehicleCardSkeleton/index.ts';
import { VehicleGrid } from '../VehicleGrid/index.ts';
import { NearestResults } from './NearestResults.tsx';

const meta = {
  component: NearestResults,
  args: {
    title: 'Nothing matches all of “hilux purple”',
    text: 'Here is what comes nearest, with fewer of your words.',
    action: <Button variant="secondary">Clear Filters</Button>,
    nearest: {
      title: 'Without “purple”',
      text: '208 cars match “hilux”.',
      link: { label: 'See all 208 cars', href: '#hilux' },
    },
    children: null,
  },
  render: (args) => (
    <NearestResults {...args}>
      <VehicleGrid label={args.nearest?.title ?? 'Nearest results'} busy={args.nearest === undefined}>
        {exampleCards
          .slice(0, 3)
          .map((card) =>
            args.nearest === undefined ? (
              <VehicleCardSkeleton key={card.id} weekly />
            ) : (
              <VehicleCard key={card.id} {...card} />
            ),
          )}
      </VehicleGrid>
    </NearestResults>
  ),
} satisfies Meta<typeof NearestResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutOneWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing matches all of “hilux purple”' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Without “purple”' })).toContainElement(
      canvas.getByRole('link', { name: 'See all 208 cars' }),
    );
  },
};
/** The second search is loading. */
export const Looking: Story = {
  args: { nearest: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Looking for the nearest' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** All results are shown: there is no link to more. */
export const FewFound: Story = {
  args: { nearest: { title: 'Without “sr5” and “purple”', text: '3 cars match “hilux”.' } },
};
export const LongWord: Story = {
  args: {
    title: `Nothing matches all of “hilux ${'x'.repeat(90)}”`,
    nearest: { title: `Without “${'x'.repeat(90)}”`, text: '208 cars match “hilux”.' },
  },
};
