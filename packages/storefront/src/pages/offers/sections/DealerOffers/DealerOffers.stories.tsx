import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { firstPage } from '../../../../test/firstPage.ts';
import { PageStage } from '../../../../test/PageStage.tsx';
import { someOffers } from '../../../../test/someOffers.ts';

const meta = {
  component: PageStage,
  args: {
    address: '/special-offers',
    ...someOffers,
  },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = {
  args: { address: '/special-offers?query=hovercraft' },
};
export const FileIsMissing: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our offers could not be loaded', undefined, firstPage)).toBeVisible();
  },
};
/** What ended, and what is for another website, is not listed. */
export const Listed: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 offers', undefined, firstPage)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hilux with tray and tow bar' })).toHaveAttribute(
      'href',
      '/offers/toyota/12',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Service 1' }));
    await expect(await canvas.findByText('1 of 3 offers', undefined, firstPage)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finance 1' }));
    await expect(await canvas.findByText('2 of 3 offers', undefined, firstPage)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Price'), 'Up to $250');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Low rate for three years' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Logbook service' })).toBeVisible();
  },
};
export const NothingFoundPressed: Story = {
  ...NothingFound,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Results Available' }, firstPage)).toBeVisible();
    await expect(
      canvas.getByText('There appears to be no offers currently available that meet the conditions of your search'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Clear Filters' }));
    await expect(await canvas.findByText('3 offers', undefined, firstPage)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Search offers' })).toHaveValue(''));
  },
};
