import type { Decorator, Loader } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { addons } from 'storybook/preview-api';
import { StageContext, type Visit } from '../packages/storefront/src/test/stage.ts';
import { AllLooks } from './AllLooks.tsx';
import { watchLongTexts } from './longTexts.ts';
import { assertLook, lookOfFolder, looks, templateOf } from './looks.ts';
import { answerReducedMotion, emulateMedia } from './media.ts';
import { demoSites } from './sites.ts';
import { demoSearch, stageSearch, stageStock } from './stageStock.ts';
import { allLooks } from './toolbar.ts';
import { openVisit, siteOfVisit, type StoryState } from './visit.ts';

/** The look of a story: that of its folder, else of the chosen site or the site that is visited, else the chosen one. */
export const lookOf = (title: string, globals: Record<string, unknown>, state?: StoryState): string => {
  const chosen = lookOfFolder(title) ?? demoSites[String(globals['site'])]?.look ?? String(globals['template']);
  if (chosen !== allLooks) assertLook(chosen);
  if (state) return siteOfVisit(String(globals['site'] ?? ''), chosen, state).look;
  return chosen === allLooks ? (looks[0] ?? '') : chosen;
};

/** Opens the page of a story with the parameter `mockState`. */
export const loadVisit: Loader = async ({ parameters, globals }) => {
  const state = parameters['mockState'] as StoryState | undefined;
  if (!state || globals['template'] === allLooks) return {};
  const where = siteOfVisit(String(globals['site'] ?? ''), String(globals['template']), state);
  return { visit: await openVisit(state, where) };
};

const directionOf = (globals: Record<string, unknown>): string => (globals['direction'] === 'rtl' ? 'rtl' : 'ltr');

const schemes = ['light', 'dark', 'system'];

const setDocument = (look: string, globals: Record<string, unknown>): void => {
  const { documentElement: root } = document;
  const isForced = globals['forced'] === 'active';
  const isReduced = globals['motion'] === 'reduced';
  root.dataset['template'] = look;
  root.dataset['scheme'] = schemes.find((scheme) => scheme === globals['scheme']) ?? 'light';
  root.lang = demoSites[String(globals['site'])]?.doc.country === 'NZ' ? 'en-NZ' : 'en-AU';
  root.dir = directionOf(globals);
  root.style.fontSize = globals['textSize'] === 'double' ? '200%' : '';
  root.toggleAttribute('data-forced-colours', isForced);
  emulateMedia({ motion: isReduced, forced: isForced });
  answerReducedMotion(isReduced);
};

/** What a page of documentation without stories is drawn with, whatever was chosen for the story before. */
export const resetDocument = (): void => setDocument(looks[0] ?? '', {});

/** The settings that were changed, as far as an address can hold them: icons and lists stay as the story has them. */
const changedOf = (args: Record<string, unknown>, before: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).filter(([name, value]) => typeof value !== 'object' && value !== before[name]),
  );

/** What was drawn last. */
let last = { id: '', drawn: '' };

/** Look, site, scheme and how the visitor reads, as on a real page: attributes of the document, slots and values of the stages. */
export const withSurroundings: Decorator = (Story, context) => {
  const { id, title, tags, args, initialArgs, globals, viewMode, canvasElement, parameters } = context;
  const look = lookOf(title, globals, parameters['mockState'] as StoryState | undefined);
  const visit = context.loaded['visit'] as Visit | undefined;
  const site = String(globals['site'] ?? '');
  const isAll = globals['template'] === allLooks && viewMode === 'story' && lookOfFolder(title) === undefined;
  // The frames have all that is chosen, and what is around them nothing.
  const isDocs = viewMode === 'docs';
  setDocument(look, isAll ? {} : isDocs ? { ...globals, direction: '' } : globals);
  // The texts of the documentation are read from left to right.
  if (isDocs) canvasElement.dir = directionOf(globals);
  const stage = useMemo(() => {
    const demo = demoSites[site];
    return {
      template: templateOf(look),
      siteDoc: demo?.doc ?? {},
      search: demo ? demoSearch : stageSearch,
      stock: stageStock,
      visit,
    };
  }, [look, site, visit]);
  const isLong = globals['texts'] === 'long' && !isAll;
  useEffect(() => (isLong ? watchLongTexts(canvasElement) : undefined), [isLong, canvasElement]);
  const drawn = `${look} ${site} ${visit?.address ?? ''}`;
  useEffect(() => {
    const isOther = last.id === id && last.drawn !== drawn;
    last = { id, drawn };
    // The page was opened again, at the beginning of the flow.
    if (isOther && tags.includes('flow')) addons.getChannel().emit('forceRemount', { storyId: id });
  }, [id, drawn, tags]);
  if (isAll) return <AllLooks id={id} globals={globals} changed={changedOf(args, initialArgs)} />;
  return (
    <StageContext value={stage} key={drawn}>
      <Story />
    </StageContext>
  );
};
