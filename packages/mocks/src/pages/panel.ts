import { scenarioOf } from '../scenario/testerSettings.ts';
import { adoptStyles } from './adoptStyles.ts';
import { button, element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { settingsParts } from './settingsParts.ts';
import { partStyles } from './styles.ts';

const css = `
:host{position:fixed;inset:0;z-index:2147483000;pointer-events:none}
.badge,.panel{pointer-events:auto;color:#fff}
.badge{position:absolute;right:0;writing-mode:vertical-rl;width:1.75rem;min-height:4.5rem;min-block-size:0;padding:.5rem .125rem;font-size:.8125rem;line-height:1.25;color:#fff;background:#1c1430;border:1px solid #6d5aa8;border-right:0;border-radius:.5rem 0 0 .5rem;touch-action:none}
.badge.wrong{background:#8c1d18;border-color:#ffb4a8}
.panel{position:fixed;inset-block:0;inset-inline:auto 0;margin:0;border:0;inline-size:min(27rem,100%);max-inline-size:none;block-size:100%;max-block-size:none;overflow:auto;overscroll-behavior:contain;box-sizing:border-box;padding:1rem;gap:1rem;align-content:start;background:var(--shade);color:var(--ink);border-inline-start:1px solid #6d5aa8;box-shadow:0 0 2rem rgb(0 0 0/.3)}
.panel[open]{display:grid}
.panel::backdrop{background:none}
.panel header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center}
.panel header h2{margin:0;margin-inline-end:auto}
.panel{font-size:.9375rem}
.panel section{padding:.75rem}
.panel button{min-block-size:2.25rem;padding:.25rem .75rem}
.panel .row{gap:.375rem}
@media print{:host{display:none}}`;

const topKey = 'dealer:mocks-badge';

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(topKey);
  } catch {
    return null;
  }
};

const store = (value: string): void => {
  try {
    sessionStorage.setItem(topKey, value);
  } catch {
    // Without storage the badge returns to its usual position on each page.
  }
};

/** The panel of a page; `update` shows changed settings. */
export type Panel = { update: () => void };

/**
 * Adds the badge at the edge of the page and the panel that it opens, in a closed shadow root. Alt+Shift+M opens and closes it. The badge
 * can be moved up and down, or hidden for the tab.
 */
export const addPanel = (deps: PageDeps): Panel => {
  const host = element('div', { class: 'dealer-mocks' });
  const root = host.attachShadow({ mode: 'closed' });
  for (const rules of [partStyles, css]) adoptStyles(rules, root);
  const badge = element('button', { type: 'button', class: 'badge', title: 'Alt+Shift+M' });
  const body = element('div', { class: 'stack' });
  const link = (path: string, label: string): HTMLElement =>
    element('a', { href: `${deps.base}__mocks/${path}?site=${deps.siteSlug}` }, label);
  const close = element('button', { type: 'button' }, 'Close');
  const panel = element(
    'dialog',
    { class: 'panel', 'aria-label': 'Mock settings' },
    element(
      'header',
      {},
      element('h2', {}, 'Mock settings'),
      link('requests', 'Requests'),
      link('data', 'Data'),
      close,
    ),
    body,
    button('Hide the badge in this tab (Alt+Shift+M opens the panel)', () => {
      store('hidden');
      show(false);
      update();
    }),
  );

  let isOpen = false;
  const update = (): void => {
    const { names, delayMs } = scenarioOf(deps.settings());
    const { applied, refused } = deps.applied();
    const set = applied.length + names.length + (delayMs > 0 ? 1 : 0);
    const isHidden = stored() === 'hidden';
    badge.hidden = isHidden || isOpen;
    badge.classList.toggle('wrong', refused.length > 0);
    badge.textContent =
      refused.length > 0 ? `Mocks: ${refused.length} not applied` : set > 0 ? `Mocks: ${set}` : 'Mocks';
    badge.style.top = isHidden ? '' : (stored() ?? '58%');
  };
  const show = (isShown: boolean): void => {
    isOpen = isShown;
    body.replaceChildren(...(isShown ? settingsParts(deps) : []));
    update();
    if (!isShown) return panel.close();
    // Above a dialog of the page, which nothing else is reachable with.
    if (document.querySelector('dialog:modal, [role="dialog"]')) panel.showModal();
    else panel.show();
    close.focus();
  };
  panel.addEventListener('close', () => isOpen && show(false));
  // A dialog of the page neither closes nor takes the focus back because of what happens here.
  for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'click', 'focusin'])
    for (const part of [badge, panel]) part.addEventListener(kind, (event) => event.stopPropagation());
  close.addEventListener('click', () => show(false));
  panel.addEventListener('keydown', (event) => {
    // The storefront does not hear what is typed into the panel.
    if (!(event.altKey && event.shiftKey)) event.stopPropagation();
  });
  addEventListener(
    'keydown',
    (event) => {
      if (!isOpen || event.key !== 'Escape' || event.target !== host) return;
      // Before a dialog of the page, which would close too.
      event.stopImmediatePropagation();
      event.preventDefault();
      show(false);
    },
    true,
  );
  addEventListener('keydown', ({ code, altKey, shiftKey }) => {
    if (code === 'KeyM' && altKey && shiftKey) show(!isOpen);
  });

  let wasMoved = false;
  badge.addEventListener('pointerdown', ({ pointerId }) => {
    wasMoved = false;
    badge.setPointerCapture(pointerId);
  });
  badge.addEventListener('pointermove', ({ pointerId, clientY, movementY }) => {
    if (!badge.hasPointerCapture(pointerId) || movementY === 0) return;
    wasMoved = true;
    const top = Math.min(Math.max(0, clientY - badge.offsetHeight / 2), innerHeight - badge.offsetHeight);
    store(`${Math.round((top / innerHeight) * 100)}%`);
    update();
  });
  badge.addEventListener('click', () => {
    if (!wasMoved) show(true);
  });

  root.append(badge, panel);
  update();
  document.body.append(host);
  return { update };
};
