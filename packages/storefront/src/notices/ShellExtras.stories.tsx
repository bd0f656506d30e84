import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PageStage } from '../test/PageStage.tsx';

const meta = {
  component: PageStage,
  args: {
    address: '/favourites',
    siteDoc: { card: { favouriteMode: 'compare' } },
    saved: [1042, 1043],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TrayIsReachedSoon: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const tray = await canvas.findByRole('complementary', { name: 'Vehicles to compare' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(tray).toContainElement(document.activeElement as HTMLElement);
    // From a chosen vehicle the next stop leads to the comparison.
    const [scales] = await canvas.findAllByRole('button', { name: /^Compare/, pressed: true });
    scales?.focus();
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '/compare');
    await expect(document.activeElement).toBeVisible();
  },
};
export const FocusIsNotCovered: Story = {
  tags: ['press'],
  play: async ({ canvas }) => {
    const tray = await canvas.findByRole('complementary', { name: 'Vehicles to compare' });
    // The footer loads when it comes into view.
    scrollTo(0, document.documentElement.scrollHeight);
    const isClear = (element: Element): boolean =>
      element.getBoundingClientRect().bottom <= tray.getBoundingClientRect().top;
    const links = await waitFor(() => within(canvas.getByRole('contentinfo')).getAllByRole('link'), { timeout: 5_000 });
    scrollTo(0, 0);
    for (const link of [links.at(0), links.at(-1)]) {
      link?.focus();
      await waitFor(() => expect(link && isClear(link)).toBe(true), { timeout: 3_000 });
    }
    // Under something taller, which no style sheet expects: there is room made at the end of the page.
    tray.style.blockSize = '24rem';
    links.at(0)?.focus();
    links.at(-1)?.focus();
    await waitFor(() => expect(isClear(links.at(-1)!)).toBe(true), { timeout: 3_000 });
  },
};
export const RemovedFromTheTray: Story = {
  tags: ['press'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const tray = within(await canvas.findByRole('complementary', { name: 'Vehicles to compare' }));
    // On a phone a vehicle is removed on its card or in the comparison.
    const [first] = tray.queryAllByRole('button', { name: /^Remove/ });
    if (first === undefined) return;
    first.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tray.getByRole('button', { name: /^Remove/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
