import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link, type LinkProps, LinkProvider } from './Link.tsx';

const meta = {
  component: Link,
  args: { href: '/cars/2022-toyota-hilux-7', children: '2022 Toyota Hilux' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

const RouterLink = ({ children, ...link }: LinkProps) => (
  <a {...link} data-router="">
    {children}
  </a>
);

export const Plain: Story = {};
/** The links of other components are drawn by it too. */
export const OfARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} /> <Button href="/contact">Contact us</Button>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).toHaveAttribute('data-router');
  },
};
