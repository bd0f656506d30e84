import { mockCode } from '../auth/authRows.ts';
import { authSettings, parseAuthSettings } from '../scenario/authSettings.ts';
import { scenarios } from '../scenario/scenario.ts';
import { demoPlates } from '../stock/demoPlates.ts';
import type { TesterSettings } from '../scenario/testerSettings.ts';
import { element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { showPage } from './pageFrame.ts';

const settingsOf = (form: HTMLFormElement): TesterSettings => {
  const data = new FormData(form);
  return {
    scenario: data.getAll('scenario').join(','),
    delay: String(data.get('delay') ?? '').trim(),
    flags: String(data.get('flags') ?? '').trim(),
    // Only changed settings.
    auth: Object.entries(authSettings)
      .map(([name, { initial }]) => ({ name, initial, written: String(data.get(name) ?? '').trim() }))
      .filter(({ written, initial }) => written !== '' && written !== String(initial))
      .map(({ name, written }) => `${name}:${written}`)
      .join(','),
  };
};

/**
 * `/__mocks/`: the demo sites, switches for all scenarios, delay and flags, and a button that clears the state.
 *
 * @example
 * await showIndexPage(deps)
 */
export const showIndexPage = async (deps: PageDeps): Promise<void> => {
  const { base, siteSlug, sites, store, settings, saveSettings } = deps;
  const on = new Set(settings.scenario.split(','));
  const { settings: auth } = parseAuthSettings(settings.auth);
  const status = element('p', { role: 'status' });
  const leads = await store.leads();
  const submit = (event: Event): void => {
    event.preventDefault();
    saveSettings(settingsOf(event.currentTarget as HTMLFormElement));
    status.textContent = 'Saved for this tab. Open the storefront to see it.';
  };
  const empty = (): void => {
    void store.clear().then(() => showIndexPage(deps));
  };
  showPage(
    { title: 'Scenarios', base, siteSlug },
    element(
      'section',
      {},
      element('h2', {}, 'Demo sites'),
      element(
        'ul',
        {},
        ...sites.map((slug) =>
          element(
            'li',
            { class: 'row' },
            element('a', { href: `${base}?site=${slug}` }, slug),
            element('a', { href: `${base}__mocks/leads?site=${slug}` }, `Leads of ${slug}`),
          ),
        ),
      ),
    ),
    element(
      'section',
      {},
      element('h2', {}, 'Signing in'),
      element(
        'p',
        {},
        `Every SMS says ${mockCode}. The auth service answers as a GoTrue without configuration does, unless a setting below says otherwise.`,
      ),
    ),
    element(
      'section',
      {},
      element('h2', {}, 'What goes wrong'),
      element(
        'form',
        { submit },
        element(
          'div',
          {},
          ...Object.entries(scenarios).map(([name, { description }]) =>
            element(
              'div',
              { class: 'choice' },
              element('input', {
                type: 'checkbox',
                name: 'scenario',
                value: name,
                id: `scenario-${name}`,
                checked: on.has(name),
              }),
              element(
                'div',
                {},
                element('label', { for: `scenario-${name}` }, name),
                element('p', { class: 'quiet' }, description),
              ),
            ),
          ),
        ),
        element(
          'div',
          {},
          element('label', { for: 'delay' }, 'Wait before each answer, in milliseconds'),
          element('input', {
            type: 'number',
            id: 'delay',
            name: 'delay',
            min: '0',
            max: '60000',
            step: '100',
            value: settings.delay,
          }),
        ),
        element(
          'div',
          {},
          element('label', { for: 'flags' }, 'Site flags'),
          element('input', {
            type: 'text',
            id: 'flags',
            name: 'flags',
            value: settings.flags,
            autocomplete: 'off',
            spellcheck: 'false',
            'aria-describedby': 'flags-hint',
          }),
          element('p', { class: 'quiet', id: 'flags-hint' }, 'For example search.columns:4,forms.requireMessage:false'),
        ),
        element('h2', {}, 'Settings of the auth service'),
        ...Object.entries(authSettings).map(([name, { initial, max, description }]) =>
          element(
            'div',
            {},
            element('label', { for: `auth-${name}` }, name),
            element('input', {
              type: 'number',
              id: `auth-${name}`,
              name,
              min: '0',
              max: String(max),
              value: String(auth[name as keyof typeof authSettings]),
              'aria-describedby': `auth-${name}-hint`,
            }),
            element('p', { class: 'quiet', id: `auth-${name}-hint` }, `${description} Default: ${initial}.`),
          ),
        ),
        element(
          'div',
          { class: 'row' },
          element('button', { type: 'submit', class: 'main' }, 'Keep for this tab'),
          status,
        ),
      ),
    ),
    element(
      'section',
      {},
      element('h2', {}, 'Plates to value'),
      element(
        'ul',
        {},
        ...demoPlates.map(({ plate, description }) =>
          element('li', {}, element('code', {}, plate), `: ${description}`),
        ),
      ),
      element('p', { class: 'quiet' }, 'Any other plate of three signs or more is some car, the same each time.'),
    ),
    element(
      'section',
      {},
      element('h2', {}, 'State'),
      element(
        'div',
        { class: 'row' },
        element(
          'a',
          { href: `${base}__mocks/leads?site=${siteSlug}` },
          leads.length === 1 ? '1 lead' : `${leads.length} leads`,
        ),
        element('button', { type: 'button', click: empty }, 'Forget leads, views and events'),
      ),
    ),
  );
};
