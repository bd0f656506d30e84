import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VehicleReports } from './VehicleReports.tsx';

const meta = {
  component: VehicleReports,
  args: {
    printHref: '#print',
    preparing: undefined,
    onReport: fn(),
    onPdf: fn(),
    report: { label: 'Car History Report', href: '#report' },
  },
} satisfies Meta<typeof VehicleReports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutReport: Story = { args: { report: undefined } };
export const Preparing: Story = {
  args: { preparing: 'pdf' },
};
export const WithReport: Story = {
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print PDF' }));
    await expect(args.onPdf).toHaveBeenCalledOnce();
  },
};
export const WithAnalysis: Story = {
  tags: ['press'],
  args: { onAnalysis: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Car Analysis' }));
    await expect(args.onAnalysis).toHaveBeenCalledOnce();
    await expect(args.onPdf).not.toHaveBeenCalled();
  },
};
export const PreparingPressed: Story = {
  ...Preparing,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preparing...' }));
    await expect(args.onPdf).not.toHaveBeenCalled();
  },
};
