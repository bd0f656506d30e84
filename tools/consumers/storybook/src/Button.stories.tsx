import { Button } from '@dealer/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { component: Button, args: { variant: 'primary', children: 'Call me back' } } satisfies Meta<
  typeof Button
>;
export default meta;

export const Primary: StoryObj<typeof meta> = {};
