import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PageStage } from '../../../../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: { address: '/favourites', pages: { favourites: [{ section: 'favouriteVehicles', area: 'main' }] } },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: { saved: [1042, 1043] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your favourites' })).toBeVisible();
  },
};

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
};
export const RemovedOneByOne: Story = {
  tags: ['press'],
  args: { saved: [1042, 1043] },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Your favourites' });
    const hearts = () => within(list).getAllByRole('button', { pressed: true });
    await waitFor(() => expect(hearts()).toHaveLength(2));
    hearts()[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(hearts()).toHaveLength(1);
    await expect(within(list).getAllByRole('article')).toHaveLength(1);
    await expect(hearts()[0]).toHaveFocus();
    await expect(canvas.getByText(/^Removed: .+\. One vehicle is left\.$/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(canvas.getByText(/^Removed: .+\. None is left\.$/)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
