import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox } from '../testing/inBox.tsx';
import { FilterGroup } from './FilterGroup.tsx';

const meta = {
  component: FilterGroup,
  args: { title: 'Make', children: <p>Toyota, Mazda, Ford</p> },
  decorators: [inBox({ maxWidth: 280 })],
} satisfies Meta<typeof FilterGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true } };
export const WithSummary: Story = { args: { summary: 'Toyota, Mazda, Mitsubishi, Volkswagen' } };
export const Toggles: Story = {
  tags: ['press'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Make' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Toyota, Mazda, Ford')).toBeVisible();
  },
};
