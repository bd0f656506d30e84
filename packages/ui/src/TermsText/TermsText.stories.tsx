import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermsText } from './TermsText.tsx';

const meta = {
  component: TermsText,
  args: {
    parts: [
      {
        title: 'Vehicles and prices',
        paragraphs: ['We describe every vehicle as carefully as we can.', 'A price says beside it what it includes.'],
      },
      { title: 'Your rights', paragraphs: ['Nothing on this site takes away rights that you have by law.'] },
    ],
  },
} satisfies Meta<typeof TermsText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/rights that you have by law/)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const OnPhone: Story = {
  args: { collapses: true },
};
export const OnePartOnPhone: Story = {
  args: { collapses: true, parts: [{ title: 'Your rights', paragraphs: ['They stay yours.'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('They stay yours.')).toBeVisible();
  },
};
export const OnPhonePressed: Story = {
  ...OnPhone,
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Your rights', expanded: false });
    await expect(canvas.getByText(/rights that you have by law/)).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText(/rights that you have by law/)).toBeVisible();
    await expect(canvas.getByText(/as carefully as we can/)).not.toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByText(/rights that you have by law/)).not.toBeVisible();
  },
};
