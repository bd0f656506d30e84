import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure, expect } from 'storybook/test';
import '@dealer/ui/styles/neutral.css';
// The layer order must load before the themes.
import { shownByForcedColours } from './hiddenByColour.ts';
import { PageStage } from '../packages/storefront/src/test/PageStage.tsx';
import { SectionStage } from '../packages/storefront/src/test/SectionStage.tsx';
import { VisitStage } from '../packages/storefront/src/test/VisitStage.tsx';
import { agreeing, type LookAndSite } from './lookAndSite.ts';
import { faultsOfStory, settle, storyTags } from './sweep.ts';
import { findPicturesBelow } from './subPath.ts';
import { testOnly } from './testOnly.ts';
import { theme } from './theme.ts';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { loadVisit, resetDocument, withSurroundings } from './withSurroundings.tsx';
import { takeUnanswered } from './visit.ts';
import './preview.css';

findPicturesBelow(new URL('.', location.href).pathname);

// Stories of whole pages load their lazy parts first.
configure({ asyncUtilTimeout: 10_000 });

/** A style element that a library adds at run time; the content security policy of a site refuses it. Vite and Storybook add their
 *  own, the latter to stop animations. */
const addedStyles = (): string[] =>
  [...document.querySelectorAll('style:not([data-vite-dev-id])')]
    .filter((style) => !ownStyles.has(style) && !style.textContent.includes('animation-delay: 0s'))
    .map((style) => `${style.id}: ${style.textContent?.slice(0, 60) ?? ''}`);
const ownStyles = new Set<Element>();

// Vitest's own variable does not reach the browser.
const isTest = import.meta.env.MODE === 'test';

/** The toolbar shows the look that is drawn. */
const agreeInToolbar = (): void => {
  const channel = addons.getChannel();
  let before: LookAndSite | undefined;
  const agree = ({ globals }: { globals: LookAndSite }): void => {
    const changed = agreeing(before, globals);
    before = { ...globals, ...changed };
    if (changed) channel.emit('updateGlobals', { globals: changed });
  };
  channel.on('setGlobals', agree);
  channel.on('globalsUpdated', agree);
};
if (!isTest) {
  agreeInToolbar();
  // What has stories sets the document by itself, after this.
  addons.getChannel().on('setCurrentStory', ({ viewMode }: { viewMode?: string }) => {
    if (viewMode === 'docs') resetDocument();
  });
}

/** A stage loads its parts and searches for its vehicles. */
const isStage = (component: unknown): boolean =>
  [PageStage, SectionStage, VisitStage].some((stage) => stage === component);

// Tests of stories load no documentation. Storybook reads the headings once, when a page appears, so the page is not lazy.
const DocsPage = isTest ? () => null : (await import('./docs/ComponentPage.tsx')).ComponentPage;
const argTypesEnhancers = isTest ? [] : [(await import('./withSettings.ts')).withSettings];

type Documented = { __docgenInfo?: { description?: string } };

/** The docstring of a component without its tags: the source shows examples, the page has the other ones. */
const purposeOf = (component: Documented | undefined): string =>
  (component?.__docgenInfo?.description ?? '').split(/^@/m)[0]?.trim() ?? '';

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers,
  loaders: [loadVisit],
  decorators: [withSurroundings],
  // Events reach React as they do in a browser: within `act` a part of the page that still loads would stop all that a press changes.
  beforeAll: () => configure({ eventWrapper: (dispatch) => dispatch() }),
  beforeEach: () => {
    for (const style of document.querySelectorAll('style')) ownStyles.add(style);
  },
  afterEach: async ({ canvasElement, component, id, tags, title }) => {
    // Whoever looks at a story scrolls, and adds a background or a grid.
    if (!isTest) return;
    await settle(canvasElement, tags, isStage(component) ? 60 : 0);
    const faults = faultsOfStory(canvasElement, tags);
    faults.push(...takeUnanswered().map((call) => `nothing answers ${call}: the mock backend lacks a route`));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const faint = await testOnly.faint?.(id, /^(Components|Foundations)\//.test(title));
    await expect(faint ?? [], 'what cannot be read in other looks and schemes').toEqual([]);
    // A whole page is walked by the tests of routes, and what a press leaves behind has the focus anywhere.
    const isWalked = /^Components\//.test(title) && !tags.includes(storyTags.press);
    const lost = isWalked ? await testOnly.walk?.(canvasElement) : [];
    await expect(lost ?? [], 'what the Tab key does').toEqual([]);
    await expect(addedStyles(), 'styles that the policy of a site refuses').toEqual([]);
    await expect(await shownByForcedColours(canvasElement), 'what appears with forced colours').toEqual([]);
  },
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    // The panel shows all results; a test needs what is wrong, and no copy of the style sheets.
    a11y: { test: 'error', options: isTest ? { resultTypes: ['violations'], preload: { assets: ['media'] } } : {} },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    docs: { theme, page: DocsPage, toc: { headingSelector: 'h2, h3' }, extractComponentDescription: purposeOf },
    options: {
      storySort: {
        order: [
          'Overview',
          'Foundations',
          'Components',
          [
            'Actions',
            'Forms',
            'Feedback',
            'Navigation',
            'Vehicle',
            'Finance',
            'Search',
            'Layout',
            'Content',
            'Utilities',
          ],
          'Sections',
          'Pages',
          'Flows',
          'Looks',
        ],
      },
    },
  },
};

export default preview;
