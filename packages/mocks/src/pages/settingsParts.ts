import { mockCode } from '../auth/authRows.ts';
import { authSettings, parseAuthSettings } from '../scenario/authSettings.ts';
import { scenarios } from '../scenario/scenario.ts';
import { noSettings, scenarioOf } from '../scenario/testerSettings.ts';
import { replaceDeviceData } from '../state/deviceData.ts';
import { demoPlates } from '../stock/demoPlates.ts';
import { clockParts } from './clockParts.ts';
import { button, element } from './element.ts';
import { flagParts } from './flagParts.ts';
import { notice } from './notice.ts';
import type { PageDeps } from './pageDeps.ts';
import { presets } from './presets.ts';
import { scenarioParts } from './scenarioParts.ts';
import { stateParts } from './stateParts.ts';

const numberField = (
  { id, label, hint, max, value }: { id: string; label: string; hint?: string; max: number; value: string },
  change: (value: string) => void,
): HTMLElement => {
  const input = element('input', {
    type: 'number',
    id,
    min: '0',
    max: String(max),
    value,
    change: () => input.checkValidity() && change(input.value),
    ...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }),
  });
  return element(
    'div',
    {},
    element('label', { for: id }, label),
    input,
    ...(hint === undefined ? [] : [element('p', { class: 'quiet', id: `${id}-hint` }, hint)]),
  );
};

const authParts = (deps: PageDeps, notify: (text: string) => void): HTMLElement[] => {
  const written = { ...parseAuthSettings(deps.settings().auth).settings };
  return (Object.keys(authSettings) as (keyof typeof authSettings)[]).map((name) => {
    const { initial, max, description } = authSettings[name];
    return numberField(
      {
        id: `auth-${name}`,
        label: name,
        hint: `${description} Default: ${initial}.`,
        max,
        value: String(written[name]),
      },
      (value) => {
        written[name] = value === '' ? initial : Number(value);
        // Only changed settings.
        const changed = Object.entries(written).filter(
          ([key, one]) => one !== authSettings[key as typeof name].initial,
        );
        deps.change({ auth: changed.map(([key, one]) => `${key}:${one}`).join(',') });
        notify('Applies once the page loads again.');
      },
    );
  });
};

/** Every setting of a tester as sections of a QA page or of the panel. */
export const settingsParts = (deps: PageDeps): HTMLElement[] => {
  const { base, siteSlug, sites, looks, store } = deps;
  const { parts: noticeParts, notify } = notice();
  const { applied, refused } = deps.applied();
  const part = (title: string, parts: (Node | string)[], isOpen = false): HTMLElement =>
    element(
      'section',
      {},
      element(
        'details',
        { open: isOpen },
        element('summary', {}, element('h2', {}, title)),
        element('div', { class: 'stack' }, ...parts),
      ),
    );
  const site = element(
    'select',
    { id: 'mock-site', change: () => location.assign(`${base}?site=${site.value}`) },
    ...sites.map((slug) => element('option', { value: slug, selected: slug === siteSlug }, slug)),
  );
  const look = element(
    'select',
    {
      id: 'mock-look',
      'aria-describedby': 'mock-look-hint',
      change: () => {
        const page = new URL(location.href.slice(new URL(base, location.origin).href.length), 'http://look.invalid');
        page.searchParams.delete('site');
        for (const [name, value] of Object.entries(deps.settings())) page.searchParams.set(name, value);
        location.assign(`${look.value}#page=${encodeURIComponent(page.pathname + page.search)}`);
      },
    },
    element('option', { value: base }, document.documentElement.dataset['template'] ?? 'This look'),
    ...Object.entries(looks).map(([name, home]) => element('option', { value: home }, name)),
  );
  const newVisitor = (): void => {
    for (const storage of [localStorage, sessionStorage]) replaceDeviceData(storage, siteSlug, {});
    deps.reload();
  };
  return [
    element(
      'section',
      { class: 'stack' },
      element('h2', {}, 'This state'),
      ...stateParts(deps, notify),
      ...noticeParts,
      element(
        'ul',
        { 'aria-label': 'What is set' },
        ...scenarioOf(deps.settings()).names.map((name) =>
          element('li', {}, `${name}: ${scenarios[name].description}`),
        ),
        ...applied.map((one) => element('li', {}, one)),
        ...refused.map((one) => element('li', { class: 'wrong' }, `Not applied: ${one.text}. ${one.reason}`)),
      ),
      element(
        'div',
        { class: 'row' },
        button('Clear settings', () => {
          deps.change(noSettings);
          deps.reload();
        }),
        button('New visitor', newVisitor),
        button('Remove all data', () => void store.clear().then(newVisitor)),
      ),
      element('div', {}, element('label', { for: 'mock-site' }, 'Site'), site),
      ...(Object.keys(looks).length === 0
        ? []
        : [
            element(
              'div',
              {},
              element('label', { for: 'mock-look' }, 'Look'),
              look,
              element(
                'p',
                { class: 'quiet', id: 'mock-look-hint' },
                'Opens this page with these settings. The other look must be running.',
              ),
            ),
          ]),
    ),
    part(
      'What goes wrong',
      [
        element(
          'div',
          { class: 'row' },
          ...presets.map(({ label, description, settings }) =>
            button(
              label,
              () => {
                deps.change(settings);
                deps.reload();
              },
              { title: description },
            ),
          ),
          button('Signed in with two favourites', () => {
            const state = deps.signedIn();
            if (state === undefined) notify('Open the panel on a page of the site for this.');
            else void state.then(deps.open);
          }),
        ),
        numberField(
          { id: 'delay', label: 'Wait before each answer, in milliseconds', max: 60_000, value: deps.settings().delay },
          (delay) => {
            deps.change({ delay });
            notify('Applies to the next call.');
          },
        ),
        ...scenarioParts(deps, notify),
      ],
      true,
    ),
    part('Clock', clockParts(deps, notify)),
    part('Flags', flagParts(deps)),
    part('Vehicles', [
      numberField(
        { id: 'seed', label: 'Seed of the generated stock', max: 1_000_000, value: deps.settings().seed },
        (seed) => {
          deps.change({ seed });
          notify('Applies once the page loads again.');
        },
      ),
      element('h3', {}, 'Plates to value'),
      element(
        'ul',
        {},
        ...demoPlates.map(({ plate, description }) =>
          element('li', {}, element('code', {}, plate), `: ${description}`),
        ),
      ),
      element('p', { class: 'quiet' }, 'Any other plate of three signs or more is some car, the same each time.'),
    ]),
    part('Signing in', [
      element(
        'p',
        {},
        `Every SMS says ${mockCode}. The auth service answers as a GoTrue without configuration does, unless a setting below says otherwise.`,
      ),
      ...authParts(deps, notify),
    ]),
  ];
};
