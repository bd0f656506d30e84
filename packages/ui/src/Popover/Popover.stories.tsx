import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { shownOpen } from '../testing/shownOpen.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';
import { withoutPopovers } from './withoutPopovers.ts';

const meta = {
  component: Popover,
  args: {
    id: 'ways',
    label: 'Ways to share',
    onOpenChange: fn(),
    children: (
      <a
        href="#mail"
        style={{ display: 'block', padding: 'var(--space-3) var(--space-4)' }}
        onClick={(event) => event.preventDefault()}
      >
        Share by email
      </a>
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: '12rem' }}>
      <Button popoverTarget={args.id}>Share</Button>
      <Popover {...args} />
    </div>
  ),
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = shownOpen;
export const Closed: Story = {};

/** Removes the styles that need anchor positioning. */
const withoutAnchorStyles = (): (() => void) => {
  const removed = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((layer) => {
      if (!(layer instanceof CSSLayerBlockRule)) return [];
      const at = [...layer.cssRules].findIndex(
        (rule) => rule instanceof CSSSupportsRule && rule.conditionText.includes('position-area'),
      );
      if (at < 0) return [];
      const text = layer.cssRules[at]!.cssText;
      layer.deleteRule(at);
      return [() => void layer.insertRule(text, at)];
    }),
  );
  return () => removed.forEach((restore) => restore());
};
export const NextToItsButton: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Share' });
    await userEvent.click(button);
    const popover = canvas.getByRole('group', { name: 'Ways to share' }).getBoundingClientRect();
    await expect(popover.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await expect(Math.round(popover.left)).toBe(Math.round(button.getBoundingClientRect().left));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(button);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Safari before 26 and Firefox before 147. */
export const InBrowsersWithoutAnchors: Story = {
  tags: ['press'],
  beforeEach: withoutAnchorStyles,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const sheet = canvas.getByRole('group', { name: 'Ways to share' }).getBoundingClientRect();
    await expect(Math.round(sheet.bottom)).toBe(innerHeight);
    await expect(sheet.left).toBeGreaterThanOrEqual(0);
    await expect(sheet.right).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  },
};
/** Safari before 17, Chrome and Edge before 114. */
export const InBrowsersWithoutPopovers: Story = {
  tags: ['press'],
  beforeEach: withoutPopovers,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('dialog')).not.toBeNull());
    await expect(canvas.queryByRole('link')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Share' });
    // Without focus on press, as in Safari.
    await fireEvent.click(button);
    const dialog = canvas.getByRole('dialog', { name: 'Ways to share' });
    await expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);

    await fireEvent.click(dialog, { clientX: innerWidth / 2, clientY: innerHeight - 2 });
    await expect(dialog).toBeVisible();
    await fireEvent.click(dialog, { clientX: innerWidth / 2, clientY: 2 });
    await expect(dialog).not.toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(button).toHaveFocus();

    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('link', { name: 'Share by email' }));
    await expect(dialog).not.toBeVisible();
  },
};
