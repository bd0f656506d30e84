import type { Page } from '@playwright/test';
import { expect, open, settled, test, visit } from '../support/test.ts';
import { stockedCar, stockedCars } from '../support/vehicles.ts';
import type { StockedCar } from '../support/vehicles.ts';

const network = /Failed to load resource|net::ERR|could not be|did not|Similar cars/;

/** A used vehicle with a price; every part of its page has something to say. */
const isOrdinary = ({ status, sold, reserved, price, car_type: type, fuel }: StockedCar): boolean =>
  type === 'used' &&
  status === 'in_stock' &&
  sold !== true &&
  reserved !== true &&
  Number(price) > 5_000 &&
  !/electric/i.test(String(fuel));

/** Opens such a vehicle, as the site's own flags and faults want it; answers its path. */
const openUsed = async (page: Page, query = '', hash = ''): Promise<string> => {
  const path = `/cars/${stockedCar(isOrdinary).slug}`;
  await open(page, `${path}${query}${hash}`);
  return path;
};

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** Everything below the first view has come. */
const scrolled = async (page: Page): Promise<void> => {
  await page.mouse.wheel(0, 400);
  await expect(part(page, 'tabs')).toBeAttached();
  await part(page, 'disclaimer').scrollIntoViewIfNeeded();
};

/** What a loan costs every week, rounded up to the dollar: the annuity, summed payment by payment rather than by its formula. */
const weeklyPayment = (amount: number, rate: number, years: number): number => {
  const weeks = years * 52;
  const growth = 1 + rate / 100 / 52;
  const worth = Array.from({ length: weeks }, (_, week) => growth ** -(week + 1)).reduce((sum, one) => sum + one, 0);
  return Math.ceil(amount / worth - 1e-9);
};
const money = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

test.describe('the details below the vehicle summary', () => {
  test('each part does what it is for, and tells machines what the vehicle is; no map service is requested before somebody wants the map', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const others: string[] = [];
    await page.route(/google|maps/, (route) => {
      others.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
    });
    const path = await openUsed(page);
    await test.step('machines read what it is', async () => {
      const script = page.locator('script[type="application/ld+json"]');
      await expect(script).toHaveCount(1);
      const graph = JSON.parse((await script.textContent()) ?? '') as {
        '@graph': { '@type': string; name?: string; offers?: { price: number } }[];
      };
      expect(graph['@graph'].map((node) => node['@type'])).toEqual(['Car', 'BreadcrumbList', 'AutoDealer']);
      expect(graph['@graph'][0]?.offers?.price).toBeGreaterThan(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title());
    });
    await scrolled(page);
    await test.step('key information unfolds, each tab shows its own, questions unfold', async () => {
      await page.getByRole('button', { name: 'Show More: key information' }).click();
      await expect(page.getByRole('button', { name: 'Show Less: key information' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      const tabs = part(page, 'tabs');
      const labels = await tabs.getByRole('tab').allInnerTexts();
      expect(labels[0]).toBe('Dealer Comments');
      for (const label of labels) {
        await tabs.getByRole('tab', { name: label }).click();
        await expect(tabs.getByRole('tabpanel', { name: label })).toBeVisible();
        await expect(tabs.getByRole('tabpanel')).toHaveCount(1);
      }
      const question = part(page, 'faq').locator('details').first();
      await question.locator('summary').click();
      await expect(question.locator('p')).toBeVisible();
      await expect(part(page, 'feature-banner').getByRole('link')).toHaveCount(3);
    });
    await test.step('the running costs multiply, the delivery calculator asks', async () => {
      const fuel = part(page, 'fuel-calculator');
      await fuel.scrollIntoViewIfNeeded();
      for (const [name, text] of [
        ['Distance a week', '320'],
        ['Consumption per 100 km', '7.5'],
        ['Fuel price per litre', '2.05'],
      ] as const)
        await fuel.getByRole('textbox', { name }).fill(text);
      // 24 litres at $2.05, and 52 of them.
      await expect(fuel.getByRole('status')).toContainText('$49.20 a week');
      await expect(fuel.getByRole('status')).toContainText('$2,558.40 a year');
      // Five of those years, in whole dollars.
      await expect(part(page, 'running-costs')).toContainText('$12,792');
      const delivery = part(page, 'delivery-calculator');
      const postcode = delivery.getByRole('textbox', { name: 'Postcode' });
      const estimate = delivery.getByRole('button', { name: 'Estimate delivery' });
      await estimate.click();
      await expect(postcode).toHaveAccessibleDescription('Please enter a postcode.');
      await postcode.fill('4000');
      await estimate.click();
      await expect(delivery.getByRole('status')).toHaveText('$290 to Queensland');
      await postcode.fill('9999');
      await estimate.click();
      await expect(delivery.getByRole('status')).toContainText(
        "Sorry, we can't provide an estimate for that location.",
      );
    });
    await test.step('similar cars are others that can be bought, six at most', async () => {
      const similar = page.getByRole('region', { name: 'Similar vehicles' }).first();
      await similar.scrollIntoViewIfNeeded();
      await expect(similar.getByRole('article').first()).toBeVisible();
      const links = await similar
        .getByRole('article')
        .getByRole('heading')
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
      expect(links.length).toBeLessThanOrEqual(6);
      expect(new Set(links).size).toBe(links.length);
      expect(links).not.toContain(path);
      await expect(similar.getByText(/just sold/i)).toHaveCount(0);
    });
    await test.step('the map comes when somebody wants it', async () => {
      await visit(page, `${path}#vehicle-map`);
      const map = part(page, 'place-map');
      await expect(map).toBeInViewport();
      expect(others.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([]);
      await map.getByRole('button', { name: /show the map/i }).click();
      await expect(map.locator('iframe')).toHaveAttribute('title', /^Map of /);
    });
  });

  test('the finance calculator agrees with a sum of payments, does not change typed text and reports clamped values', async ({
    page,
  }) => {
    const query = '?flags=finance_provider:"Manual",finance.rateMax:15';
    await openUsed(page, query, '#finance-calculator');
    const finance = part(page, 'finance-calculator');
    await expect(finance).toBeInViewport();
    const field = (name: string) => finance.getByRole('textbox', { name });
    for (const [name, text] of [
      ['Purchase price', '42500'],
      ['Deposit or trade-in', '4500'],
      ['Final payment', '0'],
      ['Term', '4'],
      ['Interest rate', '9.5'],
    ] as const)
      await field(name).fill(text);
    const weekly = weeklyPayment(38_000, 9.5, 4);
    await expect(finance.getByRole('status')).toContainText(`${money(weekly)} per`);
    await expect(finance.getByRole('status')).toContainText(money(weekly * 4 * 52));
    await field('Interest rate').fill('99');
    await expect(finance.getByText('Calculated with 15% p.a.')).toBeVisible();
    await expect(field('Interest rate')).toHaveValue('99');
    await field('Purchase price').fill('250000');
    await expect(finance.getByText('Cannot be less than 1000 or more than 250000')).toBeVisible();
    await field('Purchase price').fill('4600');
    await expect(finance.getByRole('status')).toHaveText('Enquire for Finance');
    await finance.getByRole('link', { name: 'Enquire for Finance' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test.describe('a vehicle on paper', () => {
  test('comes as a PDF by its name, and has a sheet of its own, which the site stays off; an unknown vehicle, or none, has nothing to print', async ({
    page,
    context,
  }) => {
    const path = await openUsed(page);
    const title = await page.locator('main h1').innerText();
    await scrolled(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part(page, 'vehicle-reports').getByRole('button', { name: 'Print PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${path.replace('/cars/', '')}.pdf`);
    const [sheet] = await Promise.all([
      context.waitForEvent('page'),
      part(page, 'vehicle-reports')
        .getByRole('link', { name: /^print this page/i })
        .click(),
    ]);
    await settled(sheet);
    expect(new URL(sheet.url()).pathname + new URL(sheet.url()).search).toBe(
      `/print?car_id=${path.replace('/cars/', '')}`,
    );
    await expect(sheet.locator('main h1')).toContainText(title.split('\n')[0] ?? '');
    await sheet.emulateMedia({ media: 'print' });
    await expect(sheet.getByRole('banner').first()).toBeHidden();
    await expect(sheet.locator('main h1')).toBeVisible();
    await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible();
    const pages = (await sheet.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
    expect(pages).toHaveLength(1);
    // The vehicle's own page prints from its first sheet on: it is longer than a sheet, so it must be allowed to break.
    await page.emulateMedia({ media: 'print' });
    await expect(part(page, 'vehicle-layout')).toHaveCSS('break-inside', 'auto');
    await page.emulateMedia({ media: 'screen' });
    for (const query of ['?car_id=1999-nothing-0', '']) {
      await visit(page, '/about-us');
      await visit(page, `/print${query}`);
      await expect(page.locator('main h1')).toContainText('could not find that vehicle to print');
    }
  });
});

test.describe('when the backend fails', () => {
  test('there is no gauge, there are words for delivery and PDF, and similar cars all the same', async ({
    page,
    mocks,
    noise,
  }) => {
    noise.allow(network);
    await open(page, '/about-us?flags=plugins.autogauge:true');
    const cars = stockedCars().filter(isOrdinary);
    for (const [at, scenario] of ['api-down', 'api-error', 'api-malformed'].entries()) {
      await test.step(scenario, async () => {
        await mocks.change({ scenario });
        await visit(page, `/cars/${cars[at]!.slug}`);
        await scrolled(page);
        await expect(part(page, 'price-gauge')).toHaveCount(0);
        const delivery = part(page, 'delivery-calculator');
        await delivery.scrollIntoViewIfNeeded();
        await delivery.getByRole('textbox').fill('4000');
        await delivery.getByRole('button').click();
        await expect(delivery.getByRole('status')).toContainText(
          'Please use the enquiry form on this page or give us a call to get a quote.',
        );
        const alert = page.waitForEvent('dialog');
        await part(page, 'vehicle-reports').getByRole('button', { name: 'Print PDF' }).click({ noWaitAfter: true });
        const dialog = await alert;
        expect(dialog.message()).toBe('The PDF could not be made. Please try again.');
        await dialog.accept();
        await expect(part(page, 'vehicle-reports').getByRole('button', { name: 'Print PDF' })).toBeVisible();
        const similar = page.getByRole('region', { name: 'Similar vehicles' }).first();
        await similar.scrollIntoViewIfNeeded();
        await expect(similar.getByRole('article').first()).toBeVisible();
      });
    }
  });

  test('slow: the PDF is being prepared, delivery is being estimated', async ({ page }) => {
    await openUsed(page, '?scenario=api-slow&delay=1500');
    await scrolled(page);
    const pdf = part(page, 'vehicle-reports').getByRole('button', { name: /pdf|preparing/i });
    await pdf.click();
    await expect(pdf).toHaveText('Preparing...');
    await expect(pdf).toHaveText('Print PDF');
    const delivery = part(page, 'delivery-calculator');
    await delivery.getByRole('textbox').fill('4000');
    await delivery.getByRole('button').click();
    await expect(delivery.getByRole('button')).toHaveText('Estimating...');
    await expect(delivery.getByRole('status')).toHaveText('$290 to Queensland');
  });
});

/** Texts that run somewhere, if a page writes them where it should not; core's own test puts sixty through every field. */
const hostile = [
  'javascript:window.ran=1',
  // Together: one of them ends whatever context the text is in.
  [
    '<img src=x onerror=window.ran=1>',
    '"><svg onload=window.ran=1>',
    '</script><script>window.ran=1</script>',
    '<iframe srcdoc="<script>parent.ran=1</script>">',
    "'><details open ontoggle=window.ran=1>",
  ].join(' '),
];

test('a hostile vehicle runs nothing and breaks nothing', async ({ page, noise }) => {
  // Pictures of such addresses do not load.
  noise.allow(/Failed to load resource|net::ERR/);
  const path = `/cars/${stockedCar(isOrdinary).slug}`;
  await page.addInitScript(() => {
    const ask = window.fetch;
    const payload = (): string => new URLSearchParams(location.search).get('poison') ?? '';
    // No two texts alike, as in a real document.
    let count = 0;
    const poison = (value: unknown, name = ''): unknown => {
      if (typeof value === 'string')
        return ['slug', 'status', 'car_type'].includes(name) ? value : `${payload()} ${(count += 1)}`;
      if (Array.isArray(value)) return value.map((one) => poison(one));
      return typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner, key)]))
        : value;
    };
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (
        payload() === '' ||
        !url.includes('multi-search') ||
        typeof init?.body !== 'string' ||
        !init.body.includes('slug = ')
      )
        return answer;
      const found = (await answer.json()) as { results: { hits: unknown[] }[] };
      for (const result of found.results) result.hits = result.hits.map((hit) => poison(hit));
      return Response.json(found);
    };
  });
  for (const payload of hostile) {
    await open(page, `${path}?poison=${encodeURIComponent(payload)}`);
    await scrolled(page);
    await expect(part(page, 'faq')).toBeVisible();
    await expect(page.getByText('Something went wrong here')).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    expect(await page.evaluate(() => (window as Window & { ran?: number }).ran)).toBeUndefined();
    expect(await page.locator('main a[href^="javascript" i], main iframe[srcdoc]').count()).toBe(0);
    for (const name of ['key-information', 'specifications', 'faq', 'disclaimer']) {
      expect(
        await part(page, name).evaluate((element) =>
          [...element.querySelectorAll('*')].every((inner) => inner.getBoundingClientRect().right <= innerWidth),
        ),
        name,
      ).toBe(true);
    }
  }
});
