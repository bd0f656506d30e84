import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLocation, aSite } from '@dealer/core/testing';
import { type Storefront, StorefrontProvider } from '../boot/storefront.ts';
import { createFormCheck } from './createFormCheck.ts';
import { FormCheckField } from './FormCheckField.tsx';

const yard = aLocation({ id: 1, primary: true, contact_detail: { phone: '07 5550 1111', opening_hours: [] } });
let added: HTMLScriptElement[] = [];
beforeEach(() => {
  added = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void added.push(script as HTMLScriptElement));
});
afterEach(() => {
  cleanup();
  // A script that failed is requested again by the next form.
  act(() => added.forEach((script) => script.dispatchEvent(new Event('error'))));
});

/** An enquiry form on a site, opened at 0. */
const openForm = (captcha: { provider: 'turnstile' | 'hcaptcha'; siteKey: string } | null) => {
  let time = 0;
  const check = createFormCheck(() => time);
  const things = new Map<string, unknown>();
  const storefront = {
    site: aSite({ locations: [yard] as never, services: { captcha } }),
    once: <T,>(name: string, make: () => T): T => {
      if (!things.has(name)) things.set(name, make());
      return things.get(name) as T;
    },
  } as unknown as Storefront;
  render(
    <StorefrontProvider value={storefront}>
      <MemoryRouter>
        <form>
          <input aria-label="Message" defaultValue="Is it still available?" />
          <FormCheckField check={check} />
        </form>
      </MemoryRouter>
    </StorefrontProvider>,
  );
  return {
    check,
    wait: (ms: number) => void (time += ms),
    enter: () => act(async () => void screen.getByLabelText('Message').focus()),
  };
};
const attributesOf = async (check: ReturnType<typeof createFormCheck>): Promise<unknown> =>
  (await check.addTo({ lead_attributes: {} })).lead_attributes;
const trap = (): HTMLInputElement => document.querySelector('input[name="website"]') as HTMLInputElement;

describe('the spam check of a form', () => {
  it('sends for how long the form was open, and what a program wrote into the hidden field', async () => {
    const { check, wait } = openForm(null);
    wait(4_200);
    expect(await attributesOf(check)).toEqual({ form_open_ms: 4_200 });
    fireEvent.change(trap(), { target: { value: 'https://spam.example' } });
    expect(await attributesOf(check)).toEqual({ form_open_ms: 4_200, form_trap: 'https://spam.example' });
    check.reset();
    expect(await attributesOf(check)).toEqual({ form_open_ms: 4_200 });
  });

  it('the spam check of a form has a field that no person can reach', () => {
    openForm(null);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(trap().tabIndex).toBe(-1);
    expect(trap().autocomplete).toBe('off');
  });

  it('the spam check of a form loads no captcha where the site has none', async () => {
    await openForm(null).enter();
    expect(added).toEqual([]);
  });

  it.each([
    ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
    ['hcaptcha', 'https://js.hcaptcha.com/1/api.js'],
  ] as const)('loads %s when the visitor enters the form, and waits for its token', async (provider, address) => {
    const service = { render: vi.fn((_box: HTMLElement, _options: object) => 'w1'), reset: vi.fn(), remove: vi.fn() };
    vi.stubGlobal(provider, service);
    const { check, enter } = openForm({ provider, siteKey: 'public' });
    expect(added).toEqual([]);
    await enter();
    await vi.waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]?.src).toContain(address);
    const sending = attributesOf(check);
    await act(async () => (Reflect.get(globalThis, 'dealerCaptchaReady') as () => void)());
    const options = service.render.mock.calls[0]?.[1] as { sitekey: string; callback: (token: string) => void };
    expect(options.sitekey).toBe('public');
    options.callback('token-1');
    expect(await sending).toEqual({ form_open_ms: 0, captcha_token: 'token-1' });
    check.reset();
    expect(service.reset).toHaveBeenCalledWith('w1');
  });

  it('offers to call where the script is blocked, leaves what was typed, and lets the form be sent', async () => {
    const { check, enter } = openForm({ provider: 'turnstile', siteKey: 'public' });
    await enter();
    await vi.waitFor(() => expect(added).toHaveLength(1));
    await act(async () => void added[0]?.dispatchEvent(new Event('error')));
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
    expect(screen.getByRole('link').textContent).toBe('07 5550 1111');
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Is it still available?');
    expect(await attributesOf(check)).toEqual({ form_open_ms: 0 });
  });
});
