import { lowerFirst } from '../names.ts';

/** The files of a section that reads what its page shows, as its look's team goes on from them. */
type SectionExample = { definition: string; component: string; stories: string; minBlockSize: string };

type Example = (name: string, look: string) => SectionExample;

const storyHead = (stage: 'SectionStage' | 'PageStage', look: string, args: string) =>
  `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${stage} } from '@dealer/storefront/testing';
import { template } from '../../template.ts';

const meta = {
  component: ${stage},
  globals: { template: '${look}' },
  args: { template, ${args} },
} satisfies Meta<typeof ${stage}>;
export default meta;
type Story = StoryObj<typeof meta>;
`;

const vehicle: Example = (name, look) => ({
  definition: `import { wholeNumber } from '@dealer/core/settings';
import { chosenVehicles, defineSection } from '@dealer/storefront/sections';

/** More vehicles of the make that the page is about. */
export const section = defineSection({
  page: 'vehicle',
  settings: {
    /** The most vehicles. */
    limit: wholeNumber(1, 12, 6),
  },
  needs: (site, { limit }, vehicle) => ({
    // One more, because the page's own may be among them.
    vehicles: chosenVehicles(site, { makes: vehicle && [vehicle.make], limit: limit + 1 }).query,
  }),
});
`,
  component: `import { serialiseSearchUrl } from '@dealer/core/search';
import { usePage } from '@dealer/storefront/pages';
import { chosenVehicles, SectionVehicles, useSectionStock, useSite } from '@dealer/storefront/sections';
import type { SectionProps } from '@dealer/storefront/sections';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import type { section } from './section.ts';

/** More vehicles of the make that the page is about. */
export const ${name} = ({ id, settings: { limit } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const site = useSite();
  const { vehicle, model } = usePage('vehicle');
  const others = useSectionStock().vehicles.filter((other) => other.id !== vehicle.id);
  const { state } = chosenVehicles(site, { makes: [vehicle.make], limit });
  const title = t('More from {make}', { make: vehicle.make });
  return others.length === 0 ? null : (
    <Section labelledBy={\`\${id}-heading\`}>
      <SectionHeading
        id={\`\${id}-heading\`}
        title={title}
        text={t('To compare with: {name}, {price}', { name: model.title, price: model.price.text })}
        link={{ label: t('See all'), href: serialiseSearchUrl(state, { site, facetValues: state.refinements }) }}
      />
      <SectionVehicles label={title} layout="rail" vehicles={others.slice(0, limit)} />
    </Section>
  );
};
`,
  stories: `${storyHead('SectionStage', look, `items: [{ section: '${lowerFirst(name)}', settings: { limit: 3 } }], about: {}`)}
export const OfHilux: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'More from Toyota' })).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};
`,
  minBlockSize: '36rem',
});

const search: Example = (name, look) => ({
  definition: `import { nullable, filledText } from '@dealer/core/settings';
import { defineSection } from '@dealer/storefront/sections';

/** Where a visitor can request what the search does not find. */
export const section = defineSection({
  page: 'search',
  settings: {
    /** What its link says; null: "Ask us". */
    label: nullable(filledText()),
  },
});
`,
  component: `import { formatCount } from '@dealer/core/format';
import { pathTo } from '@dealer/core/routes';
import { nounFor } from '@dealer/core/search';
import { usePage } from '@dealer/storefront/pages';
import type { SectionProps } from '@dealer/storefront/sections';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import type { section } from './section.ts';

/** Where a visitor can request what the search does not find. */
export const ${name} = ({ id, settings: { label } }: SectionProps<typeof section>) => {
  const t = useTexts();
  const { count, noun, filters } = usePage('search');
  return count === undefined ? null : (
    <Section labelledBy={\`\${id}-heading\`}>
      <SectionHeading
        id={\`\${id}-heading\`}
        title={t('Not among these {count} {noun}?', { count: formatCount(count), noun: nounFor(count, noun).toLowerCase() })}
        text={
          filters.length === 0 ? undefined : t('Searched: {filters}', { filters: filters.map((one) => one.label).join(', ') })
        }
        link={{ label: label ?? t('Ask us'), href: pathTo('contact') }}
      />
    </Section>
  );
};
`,
  stories: `${storyHead('PageStage', look, `address: '/search', pages: { search: [{ section: '${lowerFirst(name)}', area: 'head' }] }`)}
export const OfAllStock: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Not among these 109/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  },
};
`,
  minBlockSize: '6rem',
});

const content: Example = (name, look) => ({
  definition: `import { wholeNumber } from '@dealer/core/settings';
import { chosenVehicles, defineSection } from '@dealer/storefront/sections';

/** How many makes the dealer has, and some of its vehicles. */
export const section = defineSection({
  settings: {
    /** The most vehicles. */
    limit: wholeNumber(1, 12, 3),
  },
  needs: (site, { limit }) => ({ facets: ['make'], vehicles: chosenVehicles(site, { limit }).query }),
});
`,
  component: `import { searchPath } from '@dealer/core/routes';
import { SectionVehicles, useSectionStock, useSite } from '@dealer/storefront/sections';
import type { SectionProps } from '@dealer/storefront/sections';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useTexts } from '@dealer/ui/Texts';
import type { section } from './section.ts';

/** How many makes the dealer has, and some of its vehicles. */
export const ${name} = ({ id }: SectionProps<typeof section>) => {
  const t = useTexts();
  const site = useSite();
  const { counts } = useSectionStock();
  const makes = Object.keys(counts['make'] ?? {}).length;
  const title = t('{count} makes at {name}', { count: makes, name: site.name });
  return makes === 0 ? null : (
    <Section labelledBy={\`\${id}-heading\`}>
      <SectionHeading id={\`\${id}-heading\`} title={title} link={{ label: t('See all'), href: searchPath(site) }} />
      <SectionVehicles label={title} layout="rail" />
    </Section>
  );
};
`,
  stories: `${storyHead('SectionStage', look, `items: [{ section: '${lowerFirst(name)}' }]`)}
export const Makes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^\\d+ makes at/ })).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
};
`,
  minBlockSize: '36rem',
});

/** A look's section for the page of a vehicle, for the search page, and for the home page and pages of text. */
export const sectionExamples: Readonly<Record<string, Example>> = { vehicle, search, content };
