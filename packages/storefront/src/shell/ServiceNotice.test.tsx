import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSite } from '@dealer/core/testing';
import type { SiteDoc } from '@dealer/core/site';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { aStorage } from '../stores/testStorage.ts';
import { ServiceNotice } from './ServiceNotice.tsx';

const show = (plugins: SiteDoc['plugins'], session = aStorage(), path = '/') =>
  render(
    <StorefrontProvider
      value={
        { site: aSite({ plugins }), session: { storage: session, prefix: 'dealer:yard:' } } as unknown as Storefront
      }
    >
      <MemoryRouter initialEntries={[path]}>
        <main id="main" tabIndex={-1} />
        <ServiceNotice />
      </MemoryRouter>
    </StorefrontProvider>,
  );
const banner = () => screen.queryByRole('complementary', { name: 'Book a Service' });

afterEach(cleanup);

describe('the service banner', () => {
  it.each(['sticky', 'fixed'] as const)(
    'the service banner leads to the booking and is closed for the session: %s',
    (kind) => {
      const session = aStorage();
      const { unmount } = show({ serviceBanner: kind }, session);
      expect(banner()?.dataset['variant']).toBe(kind);
      expect(screen.getByRole('link', { name: 'Book a Service' }).getAttribute('href')).toBe('/service');
      fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
      expect(banner()).toBeNull();
      expect(document.activeElement, 'the focus of the button').toBe(screen.getByRole('main'));
      unmount();
      show({ serviceBanner: kind }, session);
      expect(banner()).toBeNull();
      cleanup();
      show({ serviceBanner: kind });
      expect(banner()).not.toBeNull();
    },
  );

  it('the service banner leaves the first view of a page free', () => {
    show({ serviceBanner: 'sticky' });
    expect(banner()?.dataset['atTop']).toBe('true');
    vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(600);
    fireEvent.scroll(globalThis.window);
    expect(banner()?.dataset['atTop']).toBeUndefined();
    vi.restoreAllMocks();
  });

  it('the service banner is not on the page that it leads to, nor where the site has none', () => {
    show({ serviceBanner: 'fixed' }, aStorage(), '/service/');
    expect(banner()).toBeNull();
    cleanup();
    show({});
    expect(banner()).toBeNull();
  });
});
