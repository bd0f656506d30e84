import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '@dealer/api/http';
import { aLocation, aSite, aVehicle } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { createEventBus } from '../events/events.ts';
import { FailureHelp } from './FailureHelp.tsx';

afterEach(cleanup);

const main = aLocation({ id: 1, primary: true, contact_detail: { phone: '07 5550 1111', opening_hours: [] } });
const yard = aLocation({
  id: 2,
  primary: false,
  slug: 'north',
  contact_detail: { phone: '07 5550 2222', opening_hours: [] },
});
const vehicle = aVehicle({ location: { id: 2, name: 'North' } });

const show = (path: string, about: typeof vehicle | undefined, phoneStartRevealed = false) => {
  const things = new Map<string, unknown>();
  const storefront = {
    site: aSite({ locations: [main, yard] as never, phones: { phoneStartRevealed } }),
    once: <T,>(name: string, make: () => T): T => {
      if (!things.has(name)) things.set(name, make());
      return things.get(name) as T;
    },
    events: createEventBus(),
    api: createHttp({ baseUrl: 'https://dealer.example', fetch: vi.fn(async () => new Response('{}')) }),
  } as unknown as Storefront;
  render(
    <StorefrontProvider value={storefront}>
      <MemoryRouter initialEntries={[path]}>
        {/* The test page must not navigate to the number that is dialled. */}
        <div onClick={(event) => event.preventDefault()}>
          <FailureHelp vehicle={about} />
        </div>
      </MemoryRouter>
    </StorefrontProvider>,
  );
  return screen.getByRole('link');
};

describe('what a failed form offers to call', () => {
  it.each([
    ['about a car in another yard: that yard', '/cars/trade-in', vehicle, '07 5550 2222'],
    ['about no car: the main yard', '/contact-us', undefined, '07 5550 1111'],
  ])('%s', (_, path, about, number) => {
    const link = show(path, about);
    expect(link.textContent).toBe(number);
    expect(link.getAttribute('href')).toBe(`tel:${number.replaceAll(' ', '')}`);
  });

  it('is masked on the car’s own page until the number is revealed, and to dial it reveals it', async () => {
    const link = show(`/cars/${vehicle.slug}`, vehicle);
    expect(link.textContent).toBe('07 55XX XXXX');
    expect(link.getAttribute('href')).toBe('tel:0755502222');
    await act(async () => void fireEvent.click(link));
    expect(screen.getByRole('link').textContent).toBe('07 5550 2222');
  });

  it('is open where the site starts with open numbers', () => {
    expect(show(`/cars/${vehicle.slug}`, vehicle, true).textContent).toBe('07 5550 2222');
  });
});
