import { element } from './element.ts';

/** Says what happened on a QA page, and shows a text to copy where there is one. */
type Notify = (message: string, shown?: string) => void;

/** The status of a QA page with a text to copy, and the function that changes both. */
export const notice = (): { status: HTMLElement; parts: HTMLElement[]; notify: Notify } => {
  const status = element('p', { role: 'status' });
  const text = element('textarea', { hidden: true, readonly: true, 'aria-label': 'Text to copy' });
  const notify: Notify = (message, shown = '') => {
    status.textContent = message;
    text.hidden = shown === '';
    text.value = shown;
    if (shown !== '') text.select();
  };
  return { status, parts: [status, text], notify };
};
