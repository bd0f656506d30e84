import { button, element } from './element.ts';

/** Without the registered workers, one of which may be outdated. */
const loadWithoutWorkers = async (): Promise<void> => {
  const registered = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  await Promise.all((registered ?? []).map((one) => one.unregister()));
  location.reload();
};

/** Shows why the mock backend could not start, instead of the page. */
export const showProblem = (what: string, remedy: string): void => {
  document.body.replaceChildren(
    element(
      'main',
      {
        style:
          'max-inline-size:40rem;margin:15vh auto;padding:0 1.5rem;font:400 1.125rem/1.5 ui-sans-serif,system-ui,sans-serif',
      },
      element('h1', { style: 'font-size:1.75rem;line-height:1.2' }, 'The mock backend did not start'),
      element('p', {}, what),
      element('p', {}, remedy),
      button('Load again', () => void loadWithoutWorkers(), {
        style: 'font:inherit;padding:.625rem 1.25rem;min-block-size:2.75rem',
      }),
    ),
  );
};
