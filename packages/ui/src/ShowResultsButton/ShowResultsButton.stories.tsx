import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { ShowResultsButton } from './ShowResultsButton.tsx';

const press = fn();

const meta = {
  component: ShowResultsButton,
  args: {
    count: 1_204,
    labelFor: (count: number) => `Show Me ${count.toLocaleString('en-AU')} ${count === 1 ? 'Car' : 'Cars'}`,
    waitingLabel: 'Show Me Cars',
    href: '#results',
  },
  decorators: [inBox({ maxInlineSize: '22rem' })],
} satisfies Meta<typeof ShowResultsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const One: Story = { args: { count: 1 } };
export const Unknown: Story = { args: { count: undefined } };
export const None: Story = {
  args: { count: 0, href: undefined, onClick: press },
};
export const NonePressed: Story = {
  ...None,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: 'Show Me 0 Cars' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(press).not.toHaveBeenCalled();
  },
};
/** The accessible name has the final count immediately; the visible digits are animated. */
export const Counting: Story = {
  tags: ['press'],
  render: (args) => {
    const [count, setCount] = useState(12);
    return (
      <div style={{ display: 'grid', gap: '1rem' }}>
        <button type="button" onClick={() => setCount(480)}>
          Choose more
        </button>
        <ShowResultsButton {...args} count={count} href="#results" />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose more' }));
    await expect(canvas.getByRole('link', { name: 'Show Me 480 Cars' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Show Me 480 Cars')).toHaveLength(2));
  },
};
