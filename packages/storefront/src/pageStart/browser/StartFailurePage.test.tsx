import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartFailurePage } from './StartFailurePage.tsx';

const failure = {
  kind: 'invalid',
  problems: [{ path: 'services.search.host', message: 'is not an address', hint: 'Write https://...' }],
} as const;

afterEach(cleanup);

describe('a site that cannot start', () => {
  it.each(['www.kauri.example', 'kauri.example', 'localhost.example', '10.0.0.7', '127.0.0.1.example'])(
    'a site that cannot start tells a shopper on %s no name of a setting, and the console which it is',
    (hostname) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.stubGlobal('location', { hostname });
      const { container } = render(<StartFailurePage failure={failure} />);
      expect(screen.getByRole('heading', { name: 'This website cannot start' })).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
      expect(container.textContent).not.toMatch(/services|site\.json|address/);
      expect(logged.mock.calls.flat().join()).toContain('services.search.host');
    },
  );

  it.each(['localhost', '127.0.0.1', '[::1]'])(
    'a site that cannot start says why to who develops it on %s',
    (hostname) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.stubGlobal('location', { hostname });
      const { container } = render(<StartFailurePage failure={failure} />);
      expect(container.textContent).toContain('services.search.host');
    },
  );
});
