import type { Preview } from '@storybook/react-vite';
import { looks } from './looks.ts';
import { demoSites } from './sites.ts';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]>['toolbar'];

/** A list that shows what is chosen. */
const tool = (description: string, icon: string, items: NonNullable<Toolbar>['items']) => ({
  description,
  toolbar: { title: description, icon, dynamicTitle: true, items } as Toolbar,
});

/** A list that is its icon alone, marked while something else than usual is chosen: all lists fit into one line. */
const rareTool = (description: string, icon: string, items: NonNullable<Toolbar>['items']) => ({
  description,
  toolbar: { icon, dynamicTitle: false, items } as Toolbar,
});

/** The look that draws every look next to the others. */
export const allLooks = 'all';

export const initialGlobals = {
  template: looks[0] ?? '',
  site: '',
  scheme: 'light',
  // The usual is empty: the toolbar marks what is not.
  textSize: '',
  motion: '',
  forced: '',
  direction: '',
  texts: '',
};

/** What a story can be shown with. All of it is in the address of a story. */
export const globalTypes = {
  template: tool('Look', 'paintbrush', [
    ...looks.map((look) => ({ value: look, title: look })),
    { value: allLooks, title: 'All looks, light and dark' },
  ]),
  site: tool('Site', 'globe', [
    { value: '', title: 'A dealer of the look' },
    ...Object.entries(demoSites).map(([value, { doc, look }]) => ({ value, title: `${doc.name} (${look})` })),
  ]),
  scheme: tool('Colour scheme', 'contrast', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'system', title: 'As the system', icon: 'browser' },
  ]),
  textSize: rareTool('Text size', 'zoom', [
    { value: '', type: 'reset', title: 'Text 100 %' },
    // Storybook reads figures of an address as numbers.
    { value: 'double', title: 'Text 200 %' },
  ]),
  motion: rareTool('Motion', 'play', [
    { value: '', type: 'reset', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  forced: rareTool('Forced colours', 'eye', [
    { value: '', type: 'reset', title: 'Own colours' },
    { value: 'active', title: 'Forced colours (approximate: transparent backgrounds are filled)' },
  ]),
  direction: rareTool('Direction', 'transfer', [
    { value: '', type: 'reset', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  texts: rareTool('Texts', 'paragraph', [
    { value: '', type: 'reset', title: 'Texts as they are' },
    { value: 'long', title: 'Texts 40 % longer' },
  ]),
};
