import type { Decorator, Preview } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import '@dealer/ui/styles/neutral.css';
// The layer order must load before the themes.
import { shownByForcedColours } from './hiddenByColour.ts';
import { looks } from './looks.ts';
import './preview.css';

const [firstLook = ''] = looks;

// Stories of whole pages load their lazy parts first.
configure({ asyncUtilTimeout: 10_000 });

/** Look and colour scheme are attributes of the document, as on a real page; so is the language of the site's country. */
const withLook: Decorator = (Story, { globals }) => {
  document.documentElement.dataset['template'] = String(globals['template'] ?? firstLook);
  document.documentElement.dataset['scheme'] = String(globals['scheme'] ?? 'light');
  document.documentElement.lang = globals['site'] === 'nz' ? 'en-NZ' : 'en-AU';
  return <Story />;
};

/** A style element that a library adds at run time; the content security policy of a site refuses it. Vite and Storybook add their
 *  own, the latter to stop animations. */
const addedStyles = (): string[] =>
  [...document.querySelectorAll('style:not([data-vite-dev-id])')]
    .filter((style) => !ownStyles.has(style) && !style.textContent.includes('animation-delay: 0s'))
    .map((style) => `${style.id}: ${style.textContent?.slice(0, 60) ?? ''}`);
const ownStyles = new Set<Element>();

const preview: Preview = {
  decorators: [withLook],
  beforeEach: () => {
    for (const style of document.querySelectorAll('style')) ownStyles.add(style);
  },
  afterEach: async ({ canvasElement }) => {
    await expect(addedStyles(), 'styles that the policy of a site refuses').toEqual([]);
    await expect(await shownByForcedColours(canvasElement), 'what appears with forced colours').toEqual([]);
  },
  initialGlobals: { template: firstLook, scheme: 'light', site: 'au' },
  globalTypes: {
    template: {
      description: 'Look',
      toolbar: {
        title: 'Look',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: looks.map((look) => ({ value: look, title: look })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Colour scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    site: {
      description: 'Country of the site',
      toolbar: {
        title: 'Site',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'au', title: 'Australia' },
          { value: 'nz', title: 'New Zealand' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { method: 'alphabetical' } },
  },
};

export default preview;
