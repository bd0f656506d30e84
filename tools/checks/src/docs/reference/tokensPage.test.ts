import { expect, it } from 'vitest';
import { readTokens } from './readTokens.ts';
import { tokensPage } from './tokensPage.ts';

const hooks = readTokens();
const hookOf = (name: string) => hooks.find((hook) => hook.name === name);

it('says of each token and hook its default and who reads it', () => {
  expect(hookOf('--card-pad')).toMatchObject({ kind: 'component', default: 'var(--space-4)' });
  expect(hookOf('--card-pad')?.readers).toContain('VehicleCard: padding-inline of .foot');
  expect(hookOf('--color-action-hover')).toMatchObject({ kind: 'required', meaning: 'the one filled button, links' });
  expect(hookOf('--radius-pill')).toMatchObject({ kind: 'optional', default: '999px', meaning: 'corners' });
  expect(hookOf('--color-ink')).toMatchObject({ kind: 'required', meaning: 'text and the page' });
  expect(hooks.filter(({ kind, meaning }) => kind !== 'component' && meaning === '').map(({ name }) => name)).toEqual(
    [],
  );
  const page = tokensPage(hooks);
  expect(page).toMatch(
    /<small>light<\/small> <i style="background:#\w+"><\/i><code>#\w+<\/code><br><small>dark<\/small> <i style=/,
  );
  for (const { name } of hooks) expect(page).toContain(`<code>${name}</code>`);
});

it('knows no hook that nothing reads, and none without a default', () => {
  const own = hooks.filter(({ kind }) => kind === 'component');
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter(({ readers }) => readers.length === 0).map(({ name }) => name)).toEqual([]);
  expect(own.filter((hook) => hook.default === '').map(({ name }) => name)).toEqual([]);
});
