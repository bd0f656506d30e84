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
};

describe('what a failed form offers to call', () => {
  it.each([
    ['about a car in another yard: that yard', '/cars/trade-in', vehicle, '07 5550 2222'],
    ['about no car: the main yard', '/contact-us', undefined, '07 5550 1111'],
  ])('what a failed form offers to call: %s', (_, path, about, number) => {
    show(path, about);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(number);
    expect(link.getAttribute('href')).toBe(`tel:${number.replaceAll(' ', '')}`);
  });

  it('what a failed form offers to call is a button on the car’s own page, which shows the whole number and leaves the focus on it', async () => {
    show(`/cars/${vehicle.slug}`, vehicle);
    expect(screen.queryByRole('link')).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '07 55XX XXXX Show number' })));
    const link = screen.getByRole('link');
    expect(link.textContent).toBe('07 5550 2222');
    expect(link.getAttribute('href')).toBe('tel:0755502222');
    expect(document.activeElement).toBe(link);
  });

  it('what a failed form offers to call is open where the site starts with open numbers', () => {
    show(`/cars/${vehicle.slug}`, vehicle, true);
    expect(screen.getByRole('link').textContent).toBe('07 5550 2222');
  });
});
