import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Phone } from '../icons/icons.ts';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Enquire now' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the button is drawn in a state, not what is around it. */
const drawn = '[data-part="button"]';

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary', children: 'Book a test drive' } };
export const Text: Story = { args: { variant: 'text', children: 'See all 124 cars' } };
export const Large: Story = { args: { variant: 'primary', size: 'large' } };
export const AsLink: Story = { args: { variant: 'primary', href: '#contact', children: 'Contact us' } };
export const WithIcon: Story = { args: { variant: 'secondary', icon: <Phone />, children: '(03) 9000 0000' } };
export const Wide: Story = { args: { variant: 'primary', wide: true } };
export const Hovered: Story = { args: { variant: 'primary' }, parameters: { pseudo: { hover: drawn } } };
export const Focused: Story = { args: { variant: 'primary' }, parameters: { pseudo: { focusVisible: drawn } } };
export const Pressed: Story = {
  args: { variant: 'primary' },
  parameters: { pseudo: { hover: drawn, active: drawn } },
};
export const Disabled: Story = { args: { variant: 'primary', disabled: true } };
export const OnInverse: Story = {
  args: { variant: 'primary', onInverse: true },
  render: (args) => (
    <div data-surface="inverse" style={{ padding: '2rem', display: 'flex', gap: '1rem', flexWrap: 'wrap' }}>
      <Button {...args} />
      <Button variant="secondary" onInverse>
        Book a test drive
      </Button>
      <Button variant="text" onInverse>
        How it works
      </Button>
    </div>
  ),
};
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Sending', onClick: fn() },
};
export const BusyPressed: Story = {
  ...Busy,
  tags: ['press'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
