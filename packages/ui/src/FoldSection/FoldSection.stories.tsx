import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FoldSection } from './FoldSection.tsx';
import { onAPhone } from '../testing/onAPhone.ts';

const Stage = ({ startsOpen, titles }: { startsOpen: boolean; titles: readonly string[] }) => {
  const [open, setOpen] = useState<readonly string[]>(startsOpen ? titles : []);
  return titles.map((title) => (
    <FoldSection
      key={title}
      id={title.toLowerCase().replaceAll(' ', '-')}
      title={title}
      isOpen={open.includes(title)}
      onOpenChange={(isOpen) => setOpen((was) => (isOpen ? [...was, title] : was.filter((one) => one !== title)))}
    >
      <p>Everything about: {title.toLowerCase()}.</p>
    </FoldSection>
  ));
};

const meta = {
  component: Stage,
  args: { startsOpen: false, titles: ['Car Details', 'Finance calculator', 'Fuel costs', 'Questions and answers'] },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;
export const OnAPhone: Story = onAPhone;
export const OpenOnAPhone: Story = { args: { startsOpen: true }, globals: { viewport: { value: 'phone' } } };
export const LongTitleOnAPhone: Story = {
  args: { titles: ['Where it is and when somebody is there to show it to you', 'Delivery'] },
  globals: { viewport: { value: 'phone' } },
};
/** Always open. */
export const OnWideScreens: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(innerWidth).toBeGreaterThan(900));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Everything about: fuel costs.').getBoundingClientRect().height).toBeGreaterThan(0);
  },
};
export const OnAPhonePressed: Story = {
  ...OnAPhone,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(innerWidth).toBeLessThan(500));
    const toggle = canvas.getByRole('button', { name: 'Fuel costs', expanded: false });
    const text = canvas.getByText('Everything about: fuel costs.');
    // In the document, and found by find-in-page, but with no height.
    await expect(text.parentElement?.getBoundingClientRect().height).toBe(0);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(0);
    // What find-in-page and addresses of parts do.
    canvas.getByText('Everything about: car details.').parentElement?.dispatchEvent(new Event('beforematch'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Car Details' })).toHaveAttribute('aria-expanded', 'true'),
    );
  },
};
