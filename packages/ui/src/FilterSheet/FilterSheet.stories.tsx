import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { FacetList } from '../FacetList/index.ts';
import { FilterGroup } from '../FilterGroup/index.ts';
import { FilterSheet } from './FilterSheet.tsx';

const meta = {
  component: FilterSheet,
  // It covers the page that explains it.
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onClear: fn(),
    count: 124,
    labelFor: (count: number) => `Show Me ${count} Cars`,
    waitingLabel: 'Show Me Cars',
    children: (
      <>
        <FilterGroup title="Make" summary="Ford" open>
          <FacetList
            label="Make"
            onToggle={fn()}
            items={['Toyota', 'Ford', 'Mazda', 'Kia'].map((label, at) => ({
              value: label,
              label,
              count: 40 - at,
              isRefined: at === 1,
            }))}
          />
        </FilterGroup>
        <FilterGroup title="Body type">Bodies</FilterGroup>
        <FilterGroup title="Price">Prices</FilterGroup>
        <FilterGroup title="Kilometres">Kilometres</FilterGroup>
      </>
    ),
  },
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const NothingChosen: Story = { args: { onClear: undefined } };
export const NothingFound: Story = { args: { count: 0 } };
export const NotKnownYet: Story = { args: { count: undefined } };
/** By keyboard: the focus is trapped inside, Escape closes, the focus returns to the button. */
export const ByKeyboard: Story = {
  tags: ['press'],
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filters (1)</Button>
        {open ? <FilterSheet {...args} open onOpenChange={setOpen} /> : null}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters (1)' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab({ shift: true });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
/** Closing the sheet uncovers a card where the button was. */
export const DoubleTapOnShow: Story = {
  tags: ['press'],
  args: { open: false },
  render: (args) => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Button onClick={args.onClear}>View details</Button>
        {open ? <FilterSheet {...args} open onOpenChange={setOpen} /> : null}
      </>
    );
  },
  play: async ({ args, canvas }) => {
    const show = await screen.findByRole('button', { name: 'Show Me 124 Cars' });
    const spot = { clientX: 180, clientY: 800 };
    await fireEvent.click(show, spot);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const card = canvas.getByRole('button', { name: 'View details' });
    await fireEvent.click(card, { clientX: 190, clientY: 790 });
    await expect(args.onClear).not.toHaveBeenCalled();
    await fireEvent.click(card, { clientX: 180, clientY: 300 });
    await expect(args.onClear).toHaveBeenCalledOnce();
    // After the delay it is a separate tap.
    await new Promise((resolve) => setTimeout(resolve, 450));
    await fireEvent.click(card, spot);
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};
export const Applied: Story = {
  tags: ['press'],
  play: async ({ args, userEvent }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Show Me 124 Cars' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
