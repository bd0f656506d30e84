import { describe, expect, it } from 'vitest';
import { type Answer, createPanelDrafts, type Send, type Spot, type Written } from './panelDrafts.ts';

const home: Spot = { file: 'template.ts', path: ['pages', 'home'] };
const moved =
  (name: string, by: -1 | 1) =>
  (value: unknown): string[] => {
    const list = [...((value as string[] | undefined) ?? [])];
    const at = list.indexOf(name);
    list.splice(at + by, 0, ...list.splice(at, 1));
    return list;
  };

type Body = { edit?: { value?: string[] }; read: readonly Spot[] };

/** A development server with one list, which answers when the test lets it. */
const aServer = (list: string[]) => {
  let versions = [list];
  let saved: string[] | undefined;
  const waiting: (() => void)[] = [];
  const answer = (read: readonly Spot[]): Answer => ({
    changed: versions.length > 1 ? ['src/template.ts'] : [],
    canUndo: versions.length > 1,
    tokens: {},
    values: read.map((): Written => ({ value: versions.at(-1) })),
  });
  const send: Send = (action, body) =>
    new Promise((resolve) => {
      const { edit, read } = body as Body;
      waiting.push(() => {
        if (action === 'edit' && edit?.value?.includes('refused')) return resolve({ refused: 'Written in code.' });
        if (action === 'edit') versions = [...versions, edit?.value ?? []];
        if (action === 'undo') versions = versions.slice(0, -1);
        if (action === 'save') saved = versions.at(-1);
        resolve(answer(read));
      });
    });
  return {
    send,
    saved: () => saved,
    /** Answers all that comes. */
    answerAll: async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        next();
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    sent: () => waiting.length,
  };
};

const started = async (list: string[]) => {
  const server = aServer(list);
  const drafts = createPanelDrafts(server.send);
  drafts.watch([home]);
  await server.answerAll();
  const order = () => (drafts.valueOf(home) as string[]).join(' ');
  const move = (name: string, by: -1 | 1) => drafts.edit({ ...home, next: moved(name, by) });
  return { server, drafts, order, move };
};

describe('changes of the look panel', () => {
  it('moves in quick succession are all in the list at once, and in what Save writes', async () => {
    const { server, drafts, order, move } = await started(['hero', 'makes', 'posts', 'faq']);
    move('faq', -1);
    move('faq', -1);
    move('hero', 1);
    expect(order()).toBe('faq hero makes posts');
    drafts.save();
    await server.answerAll();
    expect(order()).toBe('faq hero makes posts');
    expect(server.saved()).toEqual(['faq', 'hero', 'makes', 'posts']);
  });

  it('a move right after Undo begins with the list before the change that is taken back', async () => {
    const { server, drafts, order, move } = await started(['hero', 'makes', 'posts']);
    move('posts', -1);
    await server.answerAll();
    drafts.undo();
    move('hero', 1);
    await server.answerAll();
    expect(order()).toBe('makes hero posts');
  });

  it('a refused change leaves the list as it was, and its reason stays in view while the list is read', async () => {
    const { server, drafts, order } = await started(['hero', 'makes']);
    drafts.edit({ ...home, next: () => ['refused'] });
    expect(order()).toBe('refused');
    await server.answerAll();
    drafts.read();
    await server.answerAll();
    expect([order(), drafts.state().problem]).toEqual(['hero makes', 'Written in code.']);
  });

  it('what only the running page knows is what the page shows', async () => {
    const drafts = createPanelDrafts(() =>
      Promise.resolve({ changed: [], canUndo: false, tokens: {}, values: [{ isCode: true }] }),
    );
    drafts.watch([home]);
    await Promise.resolve();
    expect(drafts.valueOf(home, ['computed'])).toEqual(['computed']);
  });

  it('changes that wait are sent when the page is left', async () => {
    const { server, drafts, move } = await started(['hero', 'makes', 'posts']);
    move('posts', -1);
    move('posts', -1);
    expect(server.sent()).toBe(1);
    drafts.flush();
    await server.answerAll();
    drafts.save();
    await server.answerAll();
    expect(server.saved()).toEqual(['posts', 'hero', 'makes']);
  });
});
