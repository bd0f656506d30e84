/**
 * Waits until the page has loaded and the first picture inside `root` stands (or cannot): what comes after does not compete with it.
 *
 * @example
 * await afterFirstPicture(gallery);
 */
export const afterFirstPicture = async (root: HTMLElement | null): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done, { once: true }));
  const picture = root?.querySelector('img');
  if (!picture || picture.complete) return;
  await new Promise((done) => {
    for (const end of ['load', 'error'] as const) picture.addEventListener(end, done, { once: true });
  });
};
