import type { BrowserContext, Page } from '@playwright/test';
import { storedLeads } from '../support/leads.ts';
import { storedWithoutPerson } from '../support/stored.ts';
import { sendButton } from '../support/enquiry.ts';
import { expect, open, test, visit } from '../support/test.ts';
import { carAddress, stockedCar } from '../support/vehicles.ts';
import type { StockedCar } from '../support/vehicles.ts';

/** Somebody who cannot be mistaken for anything else on the page. */
const person = {
  name: 'Zebediah',
  lastName: 'Quillfeather',
  email: 'zeb.quillfeather+cars@sample.example',
  phone: '0498 761 235',
  message: 'Does it tow a kestrel aviary?',
};

/** What was typed, however it may be written: as typed, in an address, as a number that is dialled, without spaces. */
const traces = (): RegExp => {
  const plain = [
    person.name,
    person.lastName,
    person.email,
    'zeb.quillfeather',
    person.message,
    'kestrel',
    person.phone,
    '0498761235',
    '61498761235',
    '498761235',
  ];
  const written = plain.flatMap((text) => [
    text,
    encodeURIComponent(text),
    new URLSearchParams({ text }).toString().slice('text='.length),
    btoa(text).replace(/=+$/, '').slice(0, -1),
  ]);
  return new RegExp([...new Set(written)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
};
const trace = traces();

const sinks = [{ kind: 'dataLayer' }, { kind: 'http', url: '/api/events-beacon' }, { kind: 'console' }];

/** Everything that leaves the page or can be read by others: addresses, referrers, console, events, the data layer, beacons. */
const listen = async (page: Page, context: BrowserContext): Promise<string[]> => {
  const heard: string[] = [];
  const hear = (what: string, text: string | null | undefined): void => void (text && heard.push(`${what}: ${text}`));
  page.on('console', (message) => hear('console', message.text()));
  page.on('framenavigated', (frame) => hear('address', frame.url()));
  context.on('request', (request) => {
    hear('request', request.url());
    hear('referrer', request.headers()['referer']);
    // The lead is where it belongs, and nothing else is.
    if (new URL(request.url()).pathname !== '/api/leads') hear(`body of ${request.url()}`, request.postData());
  });
  await page.addInitScript(() => {
    addEventListener('dealer:event', (event) => console.info('event', JSON.stringify((event as CustomEvent).detail)));
    // Nobody listens at the address: what would be posted is heard here.
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => console.info('beacon', String(url), text));
      return true;
    };
  });
  return heard;
};

const isUsed = ({ status, car_type: type, price }: StockedCar): boolean =>
  status === 'in_stock' && type === 'used' && typeof price === 'number';
const form = (page: Page) => page.locator('form[data-part="enquiry-form"], form[data-part="test-drive-form"]').first();
const fill = async (page: Page): Promise<void> => {
  const field = (name: RegExp) => form(page).getByRole('textbox', { name });
  await field(/^first name/i).fill(person.name);
  await field(/^last name/i).fill(person.lastName);
  await field(/^email/i).fill(person.email);
  await field(/^(phone|mobile)/i).fill(person.phone);
  await field(/message|help|comment/i).fill(person.message);
  for (const select of await form(page).getByRole('combobox').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
};
const drafts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...sessionStorage, ...localStorage } as Record<string, string>).filter(([key]) =>
        key.includes(':draft:'),
      ),
    ),
  );

/** Everything that the origin stores, except the details that prefill the next form and the database of the mocks, which is the server. */
const onDevice = async (page: Page): Promise<string> => {
  const databases = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (name.endsWith(':mocks')) continue;
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((done, fail) => {
          const request = database.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => done(request.result as unknown[]);
          request.onerror = () => fail(request.error ?? new Error(store));
        });
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    const caches = await globalThis.caches.keys();
    return [
      ...texts,
      ...caches,
      document.cookie,
      JSON.stringify((globalThis as unknown as { dataLayer?: unknown }).dataLayer ?? []),
      JSON.stringify(history.state),
      document.title,
    ];
  });
  return (await storedWithoutPerson(page)) + databases.join('\n');
};

const withoutDrafts = async (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify(
      Object.entries({ ...localStorage, ...sessionStorage } as Record<string, string>).filter(
        ([key]) => !key.includes(':draft:'),
      ),
    ),
  );

test.describe('who the visitor is', () => {
  test('is in no address, event, console message, beacon or storage, before and after an enquiry', async ({
    page,
    context,
  }) => {
    const heard = await listen(page, context);
    const { slug } = stockedCar(isUsed);
    await open(page, carAddress(slug, { 'services.analytics': sinks }, 'enquire=enquire&utm_source=mail'));
    await fill(page);
    await expect.poll(async () => Object.values(await drafts(page)).join()).toMatch(trace);
    // Before it is sent: in the draft alone, which says how old it is.
    expect(await withoutDrafts(page)).not.toMatch(trace);
    for (const text of Object.values(await drafts(page)))
      expect((JSON.parse(text) as { value: { savedAt: number } }).value.savedAt).toBeGreaterThan(1_600_000_000_000);
    await sendButton(form(page)).click();
    await expect(page).toHaveURL(/\/success$/);
    expect((await storedLeads(page))[0]?.payload).toMatchObject({ email: person.email, phone: '0498761235' });
    await expect.poll(() => onDevice(page)).not.toMatch(trace);
    // Going on, with what the page still remembers.
    await page.goBack();
    await page.goForward();
    expect(await page.evaluate(() => document.referrer)).not.toMatch(trace);
    await expect.poll(() => heard.filter((line) => line.startsWith('console: beacon')).join()).toMatch(/"id":15/);
    expect(heard.filter((line) => line.startsWith('console: event')).join()).toMatch(/"id":15/);
    expect(heard.filter((line) => trace.test(line))).toEqual([]);
  });

  test('is in no address, event, console message, beacon or storage, before and after a test drive', async ({
    page,
    context,
  }) => {
    const heard = await listen(page, context);
    const { slug } = stockedCar(isUsed);
    await open(page, carAddress(slug, { 'services.analytics': sinks }, 'enquire=test-drive'));
    await form(page).getByRole('button', { name: 'Next' }).click();
    await expect(form(page).getByText(/Step 2 of 2/)).toBeVisible();
    await fill(page);
    await page.reload();
    await expect(form(page).getByText(/Step 2 of 2/)).toBeVisible();
    expect(await withoutDrafts(page)).not.toMatch(trace);
    await form(page)
      .getByRole('button', { name: /book test drive/i })
      .click();
    await expect(page).toHaveURL(/\/success$/);
    expect((await storedLeads(page))[0]?.payload).toMatchObject({ last_name: person.lastName });
    await expect.poll(() => onDevice(page)).not.toMatch(trace);
    expect(heard.filter((line) => line.startsWith('console: event')).join()).toMatch(/"id":48/);
    expect(heard.filter((line) => trace.test(line))).toEqual([]);
  });

  test('is prompted for consent if a sink needs it; nothing is counted before, and the answer can be changed', async ({
    page,
  }) => {
    const layer = (): Promise<number> =>
      page.evaluate(() => ((globalThis as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).length);
    const bar = page.getByRole('region', { name: 'May we count your visit?' });
    await open(
      page,
      `/contact-us?flags=${encodeURIComponent(`services.analytics:${JSON.stringify([{ kind: 'dataLayer', needsConsent: true }])}`)}`,
    );
    await expect(bar).toBeVisible();
    await visit(page, '/search');
    await expect(bar).toBeVisible();
    expect(await layer()).toBe(0);
    await bar.getByRole('button', { name: 'No, thanks' }).press('Enter');
    await expect(bar).toHaveCount(0);
    await visit(page, '/search/used-cars');
    expect(await layer()).toBe(0);
    await expect(bar).toHaveCount(0);
    // The footer comes at the first sign of a visitor.
    await page.keyboard.press('Shift');
    const choices = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' });
    await choices.press('Enter');
    await expect(bar.getByText(/So far you said no/)).toBeVisible();
    await bar.getByRole('button', { name: 'Close privacy choices' }).press('Enter');
    await expect(choices).toBeFocused();
    await choices.press('Enter');
    await bar.getByRole('button', { name: 'Yes, count it' }).press('Enter');
    await open(page, '/search');
    await expect.poll(layer).toBeGreaterThan(0);
    await expect(bar).toHaveCount(0);
  });
});
