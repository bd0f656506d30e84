import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Icons, IconsContext } from './index.ts';
import * as first from './icons.ts';
import * as late from './lateIcons.ts';
import * as layout from './layoutIcons.ts';
import * as search from './searchIcons.ts';
import * as vehicle from './vehicleIcons.ts';

const all = Object.entries({ ...first, ...search, ...vehicle, ...late, ...layout }).sort(([one], [other]) =>
  one.localeCompare(other),
);

/** Every icon with its name. */
const AllIcons = ({ icons }: { icons: Icons }) => (
  <IconsContext value={icons}>
    <ul
      style={{
        display: 'grid',
        padding: 0,
        listStyle: 'none',
        textAlign: 'center',
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        gap: '1rem',
      }}
    >
      {all.map(([name, Drawing]) => (
        <li key={name}>
          <Drawing data-icon={name} />
          <div>{name}</div>
        </li>
      ))}
    </ul>
  </IconsContext>
);

// Its documentation is the page of foundations with the silhouettes.
const meta = {
  title: 'Icons and silhouettes',
  tags: ['!autodocs'],
  component: AllIcons,
  args: { icons: {} },
} satisfies Meta<typeof AllIcons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** A look draws two of them: one as a path, one as a component. */
export const OfALook: Story = {
  args: {
    icons: {
      Check: 'M3 13l6 6L21 5',
      Phone: (props) => (
        <svg {...props}>
          <circle cx="12" cy="12" r="9" />
        </svg>
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const drawn = (name: string) => canvasElement.querySelector(`[data-icon="${name}"]`)!;
    await expect(drawn('Check').innerHTML).toContain('M3 13l6 6L21 5');
    await expect(drawn('Phone').querySelector('circle')).not.toBeNull();
    await expect(drawn('Phone')).toHaveAttribute('aria-hidden', 'true');
    await expect(drawn('Heart').querySelector('path')).not.toBeNull();
  },
};
