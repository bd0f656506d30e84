import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoBand } from './PromoBand.tsx';

const meta = {
  component: PromoBand,
  args: {
    title: 'What is your car worth?',
    text: 'Tell us about it and get an estimate in two minutes.',
    action: { label: 'Value my car', href: '#trade-in' },
  },
} satisfies Meta<typeof PromoBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Mist: Story = {
  args: { tone: 'mist', smallPrint: 'Estimates are indicative and subject to inspection.' },
};
export const Inverse: Story = { args: { tone: 'inverse' } };
export const WithPicture: Story = {
  args: { picture: { src: '/pictures/hatch/green/hero.webp', width: 600, height: 400, alt: '' } },
};
