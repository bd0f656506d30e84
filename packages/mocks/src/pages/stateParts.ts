import { maxLinkLength, readState, stateLink } from '../state/stateText.ts';
import { copyText, download } from './copy.ts';
import { button, element } from './element.ts';
import type { PageDeps } from './pageDeps.ts';
import { reportFile } from './reportFile.ts';
import { reportText } from './reportText.ts';

/** Copies the link to this state, or shows it where the browser does not allow that. */
const copyLink = async (deps: PageDeps, notify: (text: string, shown?: string) => void): Promise<void> => {
  const link = await stateLink(new URL(deps.base, location.href).href, await deps.state());
  const isCopied = await copyText(link);
  const long =
    link.length > maxLinkLength ? ` It has ${link.length} characters, which chats may cut: send the file instead.` : '';
  if (isCopied) notify(`The link is copied.${long}`);
  else notify(`The browser does not copy. Here is the link.${long}`, link);
};

/** Copy, save and open a state, and report a bug. A file can also be dropped on the part. */
export const stateParts = (deps: PageDeps, notify: (text: string, shown?: string) => void): HTMLElement[] => {
  const home = new URL(deps.base, location.href).href;
  const save = async (): Promise<void> => {
    const file = new Blob([JSON.stringify(await deps.state(), null, 2)], { type: 'application/json' });
    download(`${deps.siteSlug}-state.json`, file);
  };
  const report = async (): Promise<void> => {
    const text = await reportText(deps, await stateLink(home, await deps.state()));
    if (await copyText(text)) notify('The report is copied. Paste it into an issue.');
    else notify('The browser does not copy. Here is the report.', text);
  };
  const saveReport = async (): Promise<void> => {
    const state = await deps.state();
    const text = await reportText(deps, await stateLink(home, state));
    const { file, hasPicture } = await reportFile(text, JSON.stringify(state, null, 2));
    download(`${deps.siteSlug}-report.zip`, file);
    notify(hasPicture ? 'The report is saved.' : 'The report is saved, without a picture: the browser gave none.');
  };
  const read = async (text: string): Promise<void> => {
    const given = /#state=/.test(text) ? text.slice(text.indexOf('#state=')).trim() : text;
    const state = (await readState(given)) ?? { kind: 'refused', reason: 'It is empty.' };
    if (state.kind === 'refused') notify(`This is no state. ${state.reason}`);
    else await deps.open(state.state);
  };
  const file = element('input', {
    type: 'file',
    id: 'state-file',
    accept: '.json,application/json',
    change: () => void file.files?.[0]?.text().then(read),
  });
  const part = element(
    'div',
    {
      class: 'stack',
      dragover: (event) => event.preventDefault(),
      drop: (event) => {
        event.preventDefault();
        const { dataTransfer } = event as DragEvent;
        void (dataTransfer?.files[0]?.text() ?? Promise.resolve(dataTransfer?.getData('text') ?? '')).then(read);
      },
    },
    element(
      'div',
      { class: 'row' },
      button('Copy link to this state', () => void copyLink(deps, notify), { class: 'main' }),
      button('Copy report', () => void report()),
      button('Save report with picture', () => void saveReport()),
      button('Save as file', () => void save()),
    ),
    element('div', {}, element('label', { for: 'state-file' }, 'Open a file, or drop it here'), file),
  );
  return [part];
};
