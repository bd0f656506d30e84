/** The id of the notice in index.html (`startAfterStyles.ts` of `@dealer/vite`). */
const noticeId = 'dealer-waiting';

const waiting = new Set<unknown>();

const show = (): void => {
  const notice = document.getElementById(noticeId);
  // Screen readers announce what a live region gets.
  if (notice) notice.textContent = waiting.size > 0 ? (notice.dataset['text'] ?? '') : '';
};

/**
 * Says on the page that something of it does not work yet, until all that waits has come. Returns a function that takes it back.
 */
export const waitFor = (what: unknown): (() => void) => {
  waiting.add(what);
  show();
  return () => {
    waiting.delete(what);
    show();
  };
};
