import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { nextLocation } from './nextLocation.ts';

/** A router whose loaders never answer, so that a navigation stays on its way. */
const aRouter = () =>
  createMemoryRouter(
    ['/models', '/finance'].map((path) => ({
      path,
      loader: ({ request }) => (request.url.includes('slow') ? new Promise(() => undefined) : null),
    })),
    { initialEntries: ['/models?body=suv'] },
  );

describe('the address that a press changes', () => {
  it('the address that a press changes is the one that the press before it leads to', async () => {
    const router = aRouter().initialize();
    await expect.poll(() => router.state.initialized).toBe(true);
    expect(nextLocation(router).search).toBe('?body=suv');
    void router.navigate('/models?query=slow');
    expect(nextLocation(router).search).toBe('?query=slow');
  });

  it('the address that a press changes is the present one on the way to another page', async () => {
    const router = aRouter().initialize();
    await expect.poll(() => router.state.initialized).toBe(true);
    void router.navigate('/finance?tab=slow');
    expect(nextLocation(router).search).toBe('?body=suv');
  });
});
