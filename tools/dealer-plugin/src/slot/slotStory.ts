const head = (
  slot: string,
  imports: string,
  meta: string,
): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
${imports}
import { ${slot} } from './${slot}.tsx';

${meta}
export default meta;
type Story = StoryObj<typeof meta>;
`;

const cards = (own: string, other: string): string =>
  head(
    own,
    `import { vehicleCardStories } from '@dealer/ui/testing';
import { ${other} } from '@dealer/ui/${other}';`,
    `const stories = vehicleCardStories(VehicleCard, VehicleCardSkeleton);
const meta = { ...stories.meta, component: VehicleCard } satisfies Meta<typeof VehicleCard>;`,
  );

const stories: Readonly<Record<string, string>> = {
  Header: `${head(
    'Header',
    "import { headerStories } from '@dealer/ui/testing';",
    `const stories = headerStories(Header);
const meta = { ...stories.meta, component: Header } satisfies Meta<typeof Header>;`,
  )}
export const Default: Story = {};
export const EverythingInTheBar: Story = stories.everythingInTheBar;
export const Phone: Story = stories.onAPhone;
`,
  Footer: `${head(
    'Footer',
    "import { footerStories } from '@dealer/ui/testing';",
    'const meta = { ...footerStories.meta, component: Footer } satisfies Meta<typeof Footer>;',
  )}
export const Default: Story = {};
export const Phone: Story = footerStories.onAPhone;
`,
  VehicleLayout: `${head(
    'VehicleLayout',
    "import { vehicleLayoutStories } from '@dealer/ui/testing';",
    'const meta = { ...vehicleLayoutStories.meta, component: VehicleLayout } satisfies Meta<typeof VehicleLayout>;',
  )}
export const AllAreas: Story = {};
export const OnAPhone: Story = vehicleLayoutStories.onAPhone;
`,
  SearchLayout: `${head(
    'SearchLayout',
    "import { expect } from 'storybook/test';",
    `const meta = {
  component: SearchLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    top: null,
    head: <h1>Used cars</h1>,
    filters: (as: string) => <section aria-label="Filters">Filters: {as}</section>,
    results: { headingId: 'results', heading: 'Results', isBusy: false, content: <p>Vehicles</p> },
    below: null,
    aside: null,
    extras: null,
  },
} satisfies Meta<typeof SearchLayout>;`,
  )}
export const Areas: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Results' })).toHaveTextContent('Vehicles');
  },
};
`,
  PageState: `${head(
    'PageState',
    "import { expect } from 'storybook/test';",
    `const meta = {
  component: PageState,
  args: {
    kind: 'notFound',
    title: 'We could not find that page',
    text: 'The address may have a typo.',
    action: { label: 'See all vehicles', href: '#all' },
  },
} satisfies Meta<typeof PageState>;`,
  )}
export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all vehicles' })).toBeVisible();
  },
};
`,
  HomeHero: `${head(
    'HomeHero',
    "import { expect, fn } from 'storybook/test';",
    `const search = fn();
const meta = { component: HomeHero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HomeHero>;`,
  )}
export const Search: Story = {
  args: {
    kind: 'search',
    title: 'Find your next car',
    searchAction: '#search',
    searchLabel: 'Search our stock',
    placeholder: 'Make, model or keyword',
    quickLinks: [{ label: 'Used', href: '#used' }],
    onSearch: search,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search our stock' }), 'hilux{Enter}');
    await expect(search).toHaveBeenCalledWith('hilux');
  },
};
`,
  VehicleCard: `${cards('VehicleCard', 'VehicleCardSkeleton')}
export const ThreeColumns: Story = {};
export const AsList: Story = stories.asList;
export const States: Story = stories.states;
`,
  VehicleCardSkeleton: `${cards('VehicleCardSkeleton', 'VehicleCard')}
export const Skeleton: Story = stories.skeleton;
`,
};

export const slotNames = Object.keys(stories);

/** The stories of a slot of a look. */
export const slotStory = (slot: string): string => stories[slot] ?? '';
