import { describe, expect, it } from 'vitest';
import { createUserDetailsStore } from '../stores/userDetailsStore.ts';
import type { KeyValueStorage } from '../stores/persisted.ts';
import { aFullStorage, aStorage, forbidden } from '../stores/testStorage.ts';
import { createDrafts } from './createDrafts.ts';
import { draftSaver } from './draftSaver.ts';
import { fitting } from '../enquiry/fitting.ts';

const prefix = 'dealer:harbour-city:';
const day = 86_400_000;
const start = 1_700_000_000_000;
const typed = { name: 'Ana', lastName: 'Kerr', phone: '0412 345 678', message: 'Is it there?' };

/** A tab whose page can be loaded again and again. */
const aTab = (storage: KeyValueStorage = aStorage(), accepted: string[] = []) => {
  const world = { now: start, keys: 0, storage };
  const load = () =>
    createDrafts({
      storage,
      prefix,
      now: () => world.now,
      makeKey: () => `key-${(world.keys += 1)}`,
      isAccepted: (key) => accepted.includes(key),
    });
  return { world, load };
};
const textOf = (storage: KeyValueStorage): string =>
  JSON.stringify([...(storage as ReturnType<typeof aStorage>).values]);

describe('a draft', () => {
  it('a draft survives a reload with its values, step and key', () => {
    const { load } = aTab();
    const first = load().open('7:Test Drive');
    expect(first.write({ ...typed, step: 2, booking: { day: '2026-04-01' } })).toBe(true);
    expect(load().open('7:Test Drive')).toMatchObject({
      key: first.key,
      values: { ...typed, step: 2, booking: { day: '2026-04-01' } },
    });
    expect(load().open('8:Test Drive')).toMatchObject({ key: 'key-2', values: {} });
  });

  it('a draft is removed after a day, when the clock is checked', () => {
    const { world, load } = aTab();
    const drafts = load();
    drafts.open('7').write(typed);
    world.now += day - 1;
    expect(drafts.sweep()).toBe(1);
    world.now += 1;
    expect(drafts.sweep()).toBeUndefined();
    expect(textOf(world.storage)).toBe('[]');
    expect(drafts.open('7').values).toEqual({});
  });

  it.each([
    ['cut off', '{"version":1,"value":{"values":{"name":"Ana"'],
    ['of another version', '{"version":0,"value":{"values":{"name":"Ana"},"key":"k","savedAt":1700000000000}}'],
    ['without a key', '{"version":1,"value":{"values":{"name":"Ana"},"savedAt":1700000000000}}'],
    ['from the future', '{"version":1,"value":{"values":{"name":"Ana"},"key":"k","savedAt":1900000000000}}'],
    ['of no shape', '7'],
  ])('a draft that is %s is none, and is taken away', (_, text) => {
    const { world, load } = aTab();
    world.storage.setItem(`${prefix}draft:7`, text);
    expect(load().open('7')).toMatchObject({ values: {}, key: 'key-1' });
    world.storage.setItem(`${prefix}draft:8`, text);
    load().sweep();
    expect(textOf(world.storage)).toBe('[]');
  });

  it.each([
    ['forbidden', forbidden],
    ['full', aFullStorage()],
  ])('a draft lasts as long as the page where storage is %s', (_, storage) => {
    const drafts = aTab(storage).load();
    const draft = drafts.open('7');
    expect(draft.write(typed)).toBe(false);
    expect(drafts.open('7')).toMatchObject({ key: draft.key, values: typed });
    expect(drafts.sweep()).toBe(day);
  });

  it('a draft leaves no older text in a storage that became full', () => {
    const storage = aStorage();
    const { load } = aTab(storage);
    load().open('7').write(typed);
    storage.setItem = aFullStorage().setItem;
    load()
      .open('7')
      .write({ ...typed, name: 'Anna' });
    expect(textOf(storage)).toBe('[]');
  });

  it('a draft is removed when the visitor starts with an empty form', () => {
    const { world, load } = aTab();
    const drafts = load();
    const draft = drafts.open('7');
    draft.write(typed);
    draft.forget();
    draft.write(typed);
    expect(textOf(world.storage)).toBe('[]');
    expect(drafts.open('7').key).not.toBe(draft.key);
  });
});

describe('an accepted lead', () => {
  it('an accepted lead removes its draft, what its form still writes, and the person from other drafts; the page still knows the person', () => {
    const { world, load } = aTab();
    const drafts = load();
    const [one, other] = [drafts.open('7'), drafts.open('8')];
    other.write({ ...typed, message: 'And this one?' });
    one.write(typed);
    drafts.sent(one.key);
    one.write(typed);
    drafts.finished(one.key);
    expect(textOf(world.storage)).not.toMatch(/Ana|Kerr|0412|Is it there/);
    expect(textOf(world.storage)).toMatch(/And this one/);
    expect(drafts.details()).toEqual({ name: 'Ana', lastName: 'Kerr', phone: '0412 345 678' });
    expect(load().details()).toEqual({});
    expect(drafts.open('7')).toMatchObject({ values: {}, key: 'key-3' });
  });

  it('an accepted lead has its draft and key in the tab until it is confirmed, while its own page shows the form empty', () => {
    const { world, load } = aTab();
    const drafts = load();
    const draft = drafts.open('7');
    draft.write(typed);
    drafts.sent(draft.key);
    expect(drafts.open('7')).toMatchObject({ values: {}, key: 'key-2' });
    expect(load().open('7')).toMatchObject({ values: typed, key: 'key-1' });
    drafts.finished(`${draft.key}.made`);
    expect(load().open('7').values).toEqual({});
    expect(textOf(world.storage)).toBe('[]');
  });

  it.each([
    ['before', []],
    ['after', ['key-1']],
  ])('an accepted lead is not saved by its form any more, %s the device knows that it was accepted', (_, accepted) => {
    const { world, load } = aTab(aStorage(), accepted);
    const drafts = load();
    const draft = drafts.open('7');
    drafts.sent(draft.key);
    expect(draft.write(typed)).toBe(false);
    expect(textOf(world.storage)).toBe('[]');
    expect(drafts.details()).toEqual({ name: 'Ana', lastName: 'Kerr', phone: '0412 345 678' });
  });

  it('an accepted lead is found by a key that is derived from the form’s', () => {
    const drafts = aTab().load();
    const draft = drafts.open('7');
    draft.write(typed);
    drafts.sent('other');
    expect(drafts.open('7').values).toEqual(typed);
    drafts.sent(`${draft.key}.made`);
    expect(drafts.open('7').values).toEqual({});
  });

  it('an accepted lead in another tab is no draft in this one', () => {
    const accepted: string[] = [];
    const { load } = aTab(aStorage(), accepted);
    load().open('7').write(typed);
    accepted.push('key-1');
    expect(load().open('7').values).toEqual({});
  });
});

describe('who the visitor is', () => {
  it('who the visitor is is what they typed last in any form; fields that a form does not have stay, cleared fields go', () => {
    const { world, load } = aTab();
    const drafts = load();
    drafts.open('7').write(typed);
    world.now += 1;
    drafts.open('8').write({ name: 'Anna', phone: '' });
    expect(drafts.details()).toEqual({ name: 'Anna', lastName: 'Kerr' });
    expect(load().details()).toEqual({ name: 'Anna', lastName: 'Kerr' });
  });

  it('who the visitor is is forgotten on signing out, also by forms that are open', () => {
    const { world, load } = aTab();
    const drafts = load();
    const draft = drafts.open('7');
    draft.write(typed);
    drafts.forgetAll();
    draft.write(typed);
    expect(textOf(world.storage)).toBe('[]');
    expect(drafts.details()).toEqual({});
  });
});

describe('the details of a signed-in visitor', () => {
  const details = { name: 'Ana', last_name: 'Kerr', phone: '0412345678' };
  it('the details of a signed-in visitor are known for a day, until they sign out', () => {
    const storage = aStorage();
    let now = start;
    const store = createUserDetailsStore({ storage, prefix, now: () => now });
    expect(store.read()).toEqual({});
    store.write(details);
    expect(store.read()).toEqual(details);
    expect(store.sweep()).toBe(day);
    now += day;
    expect(store.read()).toEqual({});
    expect(storage.values.size).toBe(0);
    store.write(details);
    store.forget();
    expect(storage.values.size).toBe(0);
  });

  it('the details of a signed-in visitor are none where storage is forbidden or holds something else', () => {
    expect(createUserDetailsStore({ storage: forbidden, prefix, now: () => start }).read()).toEqual({});
    expect(
      createUserDetailsStore({
        storage: aStorage({ [`${prefix}user-details`]: '{"version":1,"value":{"details":"Ana"}}' }),
        prefix,
        now: () => start,
      }).read(),
    ).toEqual({});
  });
});

describe('draftSaver', () => {
  it('draftSaver saves what changed since the form was mounted, and nothing twice', () => {
    const written: object[] = [];
    const saver = draftSaver({ write: (values) => written.push(values) > 0 });
    let form = { name: '' };
    saver.save();
    saver.connect(() => form);
    saver.begin();
    saver.save();
    form = { name: 'Ana' };
    saver.save();
    saver.save();
    form = { name: '' };
    saver.save();
    expect(written).toEqual([{ name: 'Ana' }, { name: '' }]);
  });
});

describe('fitting', () => {
  it('fitting takes values of the type that the form has, and leaves the rest', () => {
    const usual = { name: '', optIn: true, rego: undefined, extras: ['a'], booking: { day: '', terms: false } };
    expect(
      fitting(usual, {
        name: 7,
        optIn: false,
        rego: 'ABC',
        extras: 'b',
        booking: { day: '2026-04-01', terms: 'yes', more: 1 },
        more: 1,
      }),
    ).toEqual({ name: '', optIn: false, rego: 'ABC', extras: ['a'], booking: { day: '2026-04-01', terms: false } });
    expect(fitting(usual, { booking: null, extras: ['b'] })).toEqual({ ...usual, extras: ['b'] });
  });
});
