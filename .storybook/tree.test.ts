import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readAllFacts } from './componentFacts.ts';
import { commonSettings } from './commonSettings.ts';
import { componentGroups } from './componentGroups.ts';
import records from './componentRecords.json' with { type: 'json' };
import { readSettings } from './componentSettings.ts';
import { lookOfFolder, looks, templateOf } from './looks.ts';
import { storyRooms } from './storyRooms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rooms = storyRooms(root).map(({ directory, files, titlePrefix }) => ({
  folder: join('.storybook', directory),
  files,
  titlePrefix,
}));
const storyFiles = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: root });
const grouped: string[] = Object.values(componentGroups).flat();

/** Folders of `packages/ui/src` that export a component. */
const components = globSync('packages/ui/src/*/index.ts', { cwd: root })
  .map((file) => basename(dirname(file)))
  .filter((name) => /^[A-Z]/.test(name) && name !== 'Texts');

describe('the tree of Storybook', () => {
  it('has every component in one group, with stories', () => {
    expect(components.filter((name) => grouped.filter((one) => one === name).length !== 1)).toEqual([]);
    const without = grouped.filter(
      (name) => globSync(`packages/ui/src/${name}/*.stories.tsx`, { cwd: root }).length === 0,
    );
    expect(without).toEqual([]);
  });

  it('shows every story file once', () => {
    const shown = storyFiles.map((file) => ({
      file,
      count: rooms.filter(({ folder, files }) => matchesGlob(file, `${folder}/${files}`)).length,
    }));
    expect(shown.filter(({ count }) => count !== 1)).toEqual([]);
  });

  it('shows the stories of a look in that look, by their folder', () => {
    const prefixes = rooms.filter(({ folder }) => folder.startsWith('apps/'));
    expect(prefixes.length).toBeGreaterThanOrEqual(looks.length);
    expect(
      prefixes.filter(({ folder, titlePrefix }) => lookOfFolder(`${titlePrefix}/Header`) !== folder.split('/')[1]),
    ).toEqual([]);
    expect(looks.map((look) => templateOf(look).name)).toEqual(looks);
  });

  it('has every page in its states, with long texts', () => {
    const pages = globSync('packages/storefront/src/pages/*/page.ts', { cwd: root }).map(dirname);
    const silent = pages.filter((folder) => {
      const [file] = globSync(`${folder}/*.stories.tsx`, { cwd: root });
      // A page that only leads to another one shows that one.
      const isRedirect = globSync(`${folder}/*Page.tsx`, { cwd: root }).length === 0;
      return file === undefined || (!isRedirect && !storiesOf(file).some(({ name }) => name === 'LongTexts'));
    });
    expect(silent).toEqual([]);
  });

  // A new page or section needs no entry: its folder decides.
  it('has stories of every section', () => {
    const sections = globSync('packages/storefront/src/{sections,pages/*/sections}/*/section.ts', { cwd: root }).map(
      dirname,
    );
    expect(sections.filter((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: root }).length === 0)).toEqual([]);
  });
});

/** Exported stories of a file in their order: whether they say that they press something, and whether they do. */
const storiesOf = (file: string): { name: string; isTagged: boolean; presses: boolean }[] =>
  ts
    .createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    .statements.filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(({ declarationList: { declarations } }) => {
      const text = declarations[0]?.initializer?.getText() ?? '';
      return {
        name: declarations[0]?.name.getText() ?? '',
        isTagged: text.includes("tags: ['press'"),
        presses: /\b(userEvent|fireEvent)\./.test(text),
      };
    });

describe('stories', () => {
  it('show first and press last', () => {
    const wrong = storyFiles.flatMap((file) => {
      const stories = storiesOf(file);
      const first = stories.findIndex(({ isTagged }) => isTagged);
      return [
        ...(first === 0 ? [`${file}: the first story presses something`] : []),
        ...stories
          .filter(({ presses, isTagged }) => presses && !isTagged)
          .map(({ name }) => `${file}: ${name} lacks the tag`),
        ...stories
          .filter(({ isTagged }, at) => !isTagged && first >= 0 && at > first)
          .map(({ name }) => `${file}: ${name} is after those that press`),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the documentation of components', () => {
  it('says of each what it is for', () => {
    const silent = readAllFacts(root).flatMap(({ name, purpose }) => [
      ...(purpose.length === 0 ? [name] : []),
      ...purpose.filter(({ text }) => text === '').map((part) => `${name}: ${part.name}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('says of each when not to use it, and how to use by keyboard what handles keys itself', () => {
    const silent = readAllFacts(root).flatMap(({ name, avoid, keyboard, handlesKeys }) => [
      ...(avoid.length === 0 ? [`${name}: its docstring lacks @avoid`] : []),
      ...(handlesKeys && keyboard.length === 0 ? [`${name}: its docstring lacks @keyboard`] : []),
    ]);
    expect(silent).toEqual([]);
  });

  it('says of each how it is for everybody, where it has a control, a role, a live region, a focus or a motion', () => {
    const facts = readAllFacts(root);
    expect(facts.filter(({ needsAccessibility }) => needsAccessibility).length).toBeGreaterThan(100);
    const silent = facts.filter(
      ({ needsAccessibility, accessibility }) => needsAccessibility && accessibility.length === 0,
    );
    expect(silent.map(({ name }) => `${name}: its docstring lacks @accessibility`)).toEqual([]);
  });

  it('records news and accessibility reviews of components that exist', () => {
    const days = Object.entries<string>(records.reviewed);
    expect(days.filter(([name, day]) => !grouped.includes(name) || !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
    expect(records.new.filter((name) => !grouped.includes(name))).toEqual([]);
  });

  it('describes every setting', { timeout: 60_000 }, () => {
    const all = Object.entries(readSettings(root)).flatMap(([component, own]) =>
      own.map((setting) => ({ component, ...setting })),
    );
    expect(all.length).toBeGreaterThan(1000);
    expect(
      all
        .filter(({ description }) => description === '')
        .map(({ component, name }) => `${component}: its setting ${name} lacks a docstring`),
    ).toEqual([]);
    // What one component alone has is described at its type.
    const users = Map.groupBy(
      all.filter(({ isCommon }) => isCommon),
      ({ name }) => name,
    );
    expect(Object.keys(commonSettings).filter((name) => (users.get(name)?.length ?? 0) < 2)).toEqual([]);
  });
});
