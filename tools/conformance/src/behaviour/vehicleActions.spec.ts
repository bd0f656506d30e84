import type { Locator, Page } from '@playwright/test';
import { fillEnquiry } from '../support/enquiry.ts';
import { chooseDay } from '../support/testDrive.ts';
import { expect, open, settled, test, visit } from '../support/test.ts';
import type { Shifting } from '../support/test.ts';
import { carAddress, isForSale, openCar, recordedLeads, stockedCar, stockedCars } from '../support/vehicles.ts';
import type { StockedCar } from '../support/vehicles.ts';

const names = [
  'CTD',
  'paymentMethods',
  'callUsNow',
  'finance',
  'financeYouX',
  'enquire',
  'testDrive',
  'tradeIn',
  'reserve',
  'onlinePurchase',
  'whatsapp',
  'openAutobot',
  'customButton',
  'carForm',
  'chatWithUs',
  'carHistoryReport',
  'location',
];
/** The site's first three, then what buys, finances, asks, and the rest, each in the site's order. */
const grouped = [
  'CTD',
  'callUsNow',
  'finance',
  'reserve',
  'onlinePurchase',
  'financeYouX',
  'tradeIn',
  'enquire',
  'testDrive',
  'whatsapp',
  'openAutobot',
  'customButton',
  'carForm',
  'chatWithUs',
  'paymentMethods',
  'carHistoryReport',
  'location',
];

/** What a site must say for all seventeen buttons to apply. */
const generous = (mobile = '0412 345 678') => ({
  'detail.buttons': names,
  'detail.checkoutEnabled': true,
  'card.customButton': { label: 'Visit us', url: '/contact-us' },
  'phones.usePhonesByCarType': true,
  'phones.phonesByCarType': { new: mobile, used: mobile, demo: mobile },
});

/** Young enough for the lenders, who take a vehicle for 15 years. */
const isOrdinary = (car: StockedCar): boolean =>
  isForSale(car) && car.car_type === 'used' && car['vin'] !== undefined && Number(car['year']) > 2015;

/** Goes to the page of a car from another page of the site, and waits for all of its panel. */
const visitCar = async (page: Page, { slug }: StockedCar): Promise<void> => {
  await visit(page, `/cars/${slug}`);
  await page.locator('[data-part="share"]').waitFor();
};

const panel = (page: Page) => page.locator('[data-part="vehicle-summary"]');
const button = (page: Page, name: string) => panel(page).locator(`a[data-button="${name}"]`);

/** Waits for the form, which comes with its dialog, and fills it. */
const fillForm = async (form: Locator): Promise<void> => {
  await expect(form).toBeVisible();
  await fillEnquiry(form);
};

const bookingDay = (): string => {
  const day = new Date(Date.now() + 10 * 86_400_000);
  // The mocked yard is closed on Sundays.
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
};

test('each of the seventeen buttons does something', async ({ page }) => {
  test.setTimeout(120_000);
  const car = stockedCars().find((one) => isOrdinary(one) && typeof one['file'] === 'string') ?? stockedCar(isOrdinary);
  await openCar(page, carAddress(car.slug, generous()));
  const offered = await panel(page)
    .locator('a[data-button]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['button']));
  expect(offered).toEqual(grouped.filter((name) => name !== 'carHistoryReport' || car['file'] !== undefined));
  await expect(panel(page).locator('[data-part="buttons"] [data-variant="primary"]')).toHaveCount(1);
  await expect(panel(page).locator('[data-part="buttons"] [data-variant="secondary"]')).toHaveCount(2);
  await expect(button(page, 'reserve')).toBeHidden();
  await panel(page).getByText('More', { exact: true }).click();

  for (const name of ['callUsNow', 'CTD']) await expect(button(page, name)).toHaveAttribute('href', 'tel:0412345678');
  for (const name of ['whatsapp', 'location', ...(car['file'] ? ['carHistoryReport'] : [])]) {
    await expect(button(page, name)).toHaveAttribute('href', /^https:/);
    await expect(button(page, name)).toHaveAttribute('target', '_blank');
  }
  await expect(button(page, 'customButton')).toHaveAttribute('href', '/contact-us');
  await expect(button(page, 'reserve')).toHaveAttribute('href', `/cars/${car.slug}/checkout`);
  await expect(button(page, 'tradeIn')).toHaveAttribute('href', /^\/cars\/trade-in\?car_id=\d+$/);
  await expect(button(page, 'onlinePurchase')).toHaveAttribute('href', `/checkout-journey?car_id=${car.slug}`);

  for (const [name, title] of [
    ['paymentMethods', 'Ways to pay'],
    ['finance', 'Instant Finance pre-approval with no impact on your credit score.'],
    ['financeYouX', 'Instant Finance pre-approval with no impact on your credit score.'],
    ['enquire', 'Enquire about this vehicle'],
    ['testDrive', 'Book a test drive'],
    ['openAutobot', 'Ask a question'],
    ['carForm', 'Ask about this vehicle'],
    ['chatWithUs', 'Send us a message'],
  ] as const) {
    await button(page, name).click();
    await expect(page.getByRole('dialog', { name: title }), name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, name), `focus after ${name}`).toBeFocused();
  }
  await button(page, 'enquire').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a site with a chat token has the chat on each page; a plugin may answer it, otherwise it takes a message', async ({
  page,
}) => {
  const car = stockedCar(isOrdinary);
  await openCar(page, carAddress(car.slug, { ...generous(), 'plugins.chatToken': 'token-7' }));
  await page.evaluate(() =>
    addEventListener(
      'dealer:plugin',
      (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent).detail);
      },
      { once: true },
    ),
  );
  await panel(page).getByText('More', { exact: true }).click();
  await button(page, 'chatWithUs').click();
  await expect(page).toHaveTitle(/"chatWithUs".*"token-7"/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await visit(page, '/about-us');
  const chat = page.getByRole('button', { name: 'Chat with us' });
  await chat.click();
  const dialog = page.getByRole('dialog', { name: 'Chat with us' });
  await expect(dialog.getByLabel('Your message')).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await chat.click();
  await fillForm(dialog.locator('form'));
  await dialog.getByLabel('Dealership').selectOption({ label: 'Newstead' });
  await dialog.getByLabel('Your message').fill('Are you open on Sunday?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(/\/success$/);
  expect(await recordedLeads(page)).toMatch(/subcategory\s+Chat/);
});

test('an older link that asks to reserve ends in a lead that says what it is about; photos are requested without a message', async ({
  page,
}) => {
  const car = stockedCar(isOrdinary);
  await openCar(page, carAddress(car.slug, generous(), 'enquire=reserve'));
  const form = page.getByRole('dialog', { name: 'Reserve this vehicle' }).locator('form');
  await fillForm(form);
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(/\/success$/);
  const leads = await recordedLeads(page);
  expect(leads).toMatch(/subcategory\s+Reserve/);
  expect(leads).toContain(String(car.id));

  await visitCar(page, car);
  await page.getByRole('link', { name: 'Request Photos' }).click();
  const photos = page.getByRole('dialog', { name: 'Request photos' }).locator('form');
  await fillForm(photos);
  await photos.getByLabel(/what would you like to see/i).fill('');
  await photos.getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL(/\/success$/);
  expect(await recordedLeads(page)).toContain('Please send photos for this car');
});

test.describe('sharing', () => {
  test('copies the public address and says so for a moment', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const car = stockedCar(isOrdinary);
    await openCar(page, carAddress(car.slug, { 'detail.copyVariant': 'inline' }));
    await page.getByRole('button', { name: /^Share / }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      new RegExp(`^https://[^/]+/cars/${car.slug}$`),
    );
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible({ timeout: 4_000 });
  });

  test('confirms with the car’s name where the site says so; opens social networks in a small window, mail and SMS in their programs', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const car = stockedCar(isOrdinary);
    await openCar(page, carAddress(car.slug, { 'detail.copyVariant': 'toast' }));
    await page.getByRole('button', { name: /^Share / }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText(/^Copied .+ to your clipboard!$/)).toBeVisible();
    await expect(page.getByText(/^Copied .+ to your clipboard!$/)).toHaveCount(0, { timeout: 6_000 });

    await page.evaluate(() => {
      window.open = (url, _name, features) => {
        document.documentElement.dataset['opened'] = `${String(url)} ${features}`;
        return { closed: true } as Window;
      };
    });
    await page.getByRole('link', { name: 'Share on Facebook' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-opened', /facebook\.com.*width=550,height=400/);
    await expect(page.getByRole('link', { name: 'Share by email' })).toHaveAttribute('href', /^mailto:\?subject=/);
    await expect(page.getByRole('link', { name: 'Share by SMS' })).toHaveAttribute('href', /^sms:/);
    await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute('href', /whatsapp\.com/);
  });
});

test.describe('the phone number', () => {
  const masked = {
    'phones.phoneStartRevealed': false,
    'phones.usePhonesByCarType': true,
    'phones.phonesByCarType': { used: '07 3000 1234' },
  };

  test('is masked, and shown and recorded on request; paper has it whole', async ({ page }) => {
    const car = stockedCar(isOrdinary);
    await openCar(page, carAddress(car.slug, masked));
    const block = page.locator('[data-part="call-dealer"]');
    await expect(block.getByText('07 30XX XXXX')).toBeVisible();
    // Masked wherever it can be read: header, yard and forms too.
    await page.locator('#vehicle-map').scrollIntoViewIfNeeded();
    await expect(page.locator('#vehicle-map [data-part="location-card"]')).toContainText(/X{3,}/);
    expect(await page.locator('body').innerText()).not.toMatch(/07 3000 1234|\b0\d \d{4} \d{4}\b/);
    await page.emulateMedia({ media: 'print' });
    await expect(block.getByText('07 3000 1234')).toBeVisible();
    await expect(page.locator('[data-part="printed-dealer"]')).toBeVisible();
    await expect(page.locator('[data-part="printed-dealer"]')).toHaveText(/^Southern Cross Motors · 0\d \d{4} \d{4}$/);
    await page.emulateMedia({ media: 'screen' });
    await expect(block.getByText('07 30XX XXXX')).toBeVisible();
    await expect(page.locator('[data-part="printed-dealer"]')).toBeHidden();
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/reveal-phone'));
    await block.getByRole('button', { name: /show number/i }).click();
    await expect(block.getByRole('link', { name: '07 3000 1234' })).toBeFocused();
    await expect(block.getByRole('link', { name: '07 3000 1234' })).toHaveAttribute('href', 'tel:0730001234');
    expect((await reported).postDataJSON()).toMatchObject({ car_id: car.id });
  });

  test('is shown when the backend fails to record it, or is slow', async ({ page, mocks, noise }) => {
    noise.allow(/Failed to load resource|phone reveal could not be recorded/);
    const cars = stockedCars().filter(isOrdinary);
    await openCar(page, carAddress(cars[0]!.slug, masked));
    for (const [at, scenario] of ['phone-error', 'phone-malformed', 'phone-slow'].entries()) {
      await test.step(scenario, async () => {
        await mocks.change({ scenario });
        if (at > 0) await visitCar(page, cars[at]!);
        const block = page.locator('[data-part="call-dealer"]');
        await block.getByRole('button', { name: /show number/i }).click();
        await expect(block.getByRole('link', { name: '07 3000 1234' })).toBeVisible();
      });
    }
  });
});

test.describe('a test drive', () => {
  const start = async (page: Page, flags: Record<string, unknown> = {}, query = ''): Promise<StockedCar> => {
    const car = stockedCar(isOrdinary);
    await openCar(page, carAddress(car.slug, flags, query));
    await button(page, 'testDrive').click();
    return car;
  };
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Book a test drive' });

  test('is booked in two steps; going back and closing lose nothing', async ({ page }) => {
    const car = await start(page, { 'detail.buttons': ['testDrive', 'enquire'], 'forms.testDriveFirst': 'details' });
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
    await fillForm(dialog(page).locator('form'));
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByRole('heading', { name: /step 2 of 2/i })).toBeFocused();
    const day = bookingDay();
    await chooseDay(dialog(page), day);
    await dialog(page).getByRole('radio', { name: '1:30pm' }).check();
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(dialog(page).getByRole('textbox', { name: /^email/i })).toHaveValue('robin@sample.example');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'testDrive').click();
    await expect(dialog(page).getByRole('textbox', { name: /^email/i })).toHaveValue('robin@sample.example');
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByRole('radio', { name: '1:30pm' })).toBeChecked();
    await dialog(page).getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(page).toHaveURL(/\/success$/);
    const leads = await recordedLeads(page);
    for (const text of [
      /subcategory\s+Test Drive/,
      new RegExp(`dateTime\\s+${day}T13:30`),
      /email\s+robin@sample\.example/,
      new RegExp(`car_id\\s+${car.id}`),
    ])
      expect(leads).toMatch(text);
    expect(leads.match(/^Lead \d+/gm)).toHaveLength(1);
  });

  test('begins with the day where the site wants it; wants a time for that day, and no day at all is fine', async ({
    page,
  }) => {
    await start(page, { 'detail.buttons': ['testDrive', 'enquire'] });
    const days = dialog(page).getByRole('radiogroup', { name: /^Which day suits you/ });
    await expect(days.getByRole('radio', { name: 'Any day' })).toBeChecked();
    await days.getByRole('radio').nth(3).check();
    const times = dialog(page).getByRole('radiogroup', { name: 'Time' });
    await times.getByRole('radio').first().waitFor();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(times).toHaveAccessibleDescription('Please choose a date and a time.');
    await expect(times.getByRole('radio').first()).toBeFocused();
    await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveText(['Time']);
    // By keyboard, as in any group of radio buttons.
    await page.keyboard.press('ArrowRight');
    await expect(times.getByRole('radio').nth(1)).toBeChecked();
    await expect(dialog(page).getByText('Please choose a date and a time.')).toHaveCount(0);
    await days.getByRole('radio', { name: 'Any day' }).check();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByRole('heading', { name: 'Step 2 of 2 Your details' })).toBeFocused();
    await fillForm(dialog(page).locator('form'));
    await dialog(page).getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(page).toHaveURL(/\/success$/);
    expect(await recordedLeads(page)).not.toContain('dateTime');
  });

  test('lets a time be named freely when the free times do not come, and says that it looks for them while they are slow', async ({
    page,
    mocks,
    noise,
  }) => {
    noise.allow(/Failed to load resource|Test-drive times could not be loaded/);
    const car = await start(page, { 'detail.buttons': ['testDrive', 'enquire'] }, 'scenario=test-drive-error');
    const day = bookingDay();
    for (const scenario of ['test-drive-error', 'test-drive-malformed'])
      await test.step(scenario, async () => {
        await mocks.change({ scenario });
        await chooseDay(dialog(page), day);
        await expect(dialog(page).getByText(/could not load the free times/i)).toBeVisible();
        await dialog(page).getByLabel('Time').fill('14:15');
        await dialog(page).getByRole('button', { name: 'Next' }).click();
        await expect(dialog(page).getByText(/, 2:15pm$/)).toBeVisible();
        await fillForm(dialog(page).locator('form'));
        await dialog(page).getByRole('button', { name: 'Book Test Drive' }).click();
        await expect(page).toHaveURL(/\/success$/);
        expect((await recordedLeads(page)).split(/^Lead /m)[1]).toContain(`${day}T14:15`);
        await visitCar(page, car);
        await button(page, 'testDrive').click();
      });
    await mocks.change({ scenario: 'test-drive-slow', delay: '1500' });
    await chooseDay(dialog(page), day);
    await expect(dialog(page).getByText('Looking for free times')).toBeVisible();
    await expect(dialog(page).getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first()).toBeVisible();
  });

  test('leaves the fields filled in when the lead is refused', async ({ page, noise }) => {
    noise.allow(/Failed to load resource/);
    await start(page, { 'detail.buttons': ['testDrive', 'enquire'] }, 'scenario=lead-500');
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await fillForm(dialog(page).locator('form'));
    await dialog(page).getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('An error occurred when submitting this form');
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByRole('textbox', { name: /^email/i })).toHaveValue('robin@sample.example');
  });
});

test.describe('the sticky summary', () => {
  const strip = (page: Page) => page.locator('[data-part="sticky-summary"]');
  const scrollTo = (page: Page, y: number): Promise<void> =>
    page.evaluate((at) => window.scrollTo({ top: at, behavior: 'instant' }), y);

  for (const [variant, last, first] of [
    ['header', 500, 501],
    ['bottom-bar', 900, 901],
  ] as const) {
    test(`${variant}: appears below ${last} px with its parts, and moves and covers nothing`, async ({ page }) => {
      const car = stockedCar(isOrdinary);
      await openCar(page, carAddress(car.slug, { 'detail.stickyVariant': variant }));
      await scrollTo(page, first + 400);
      await expect(strip(page)).toBeVisible();
      // Lazy content has loaded, so that only the summary can move anything.
      await page.waitForLoadState('networkidle');
      const before = await page.evaluate(() => (window as unknown as Shifting).layoutShift);
      await scrollTo(page, last);
      await expect(strip(page)).toHaveCount(0);
      await scrollTo(page, first);
      await expect(strip(page)).toBeVisible();
      expect((await page.evaluate(() => (window as unknown as Shifting).layoutShift)) - before).toBeLessThanOrEqual(
        0.001,
      );
      await expect(strip(page)).toContainText(String(car['model']));
      await expect(strip(page).getByRole('link', { name: 'Trade-In Valuation' })).toBeVisible();
      await expect(strip(page).locator('[data-part="price-amount"]')).toBeVisible();

      // Backwards by keyboard: what takes focus is never under it.
      await scrollTo(page, first + 900);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const cover = document.querySelector('[data-part="sticky-summary"]');
          if (!focused || !cover || cover.contains(focused) || focused.closest('[data-part="action-bar"]'))
            return false;
          const one = focused.getBoundingClientRect();
          const two = cover.getBoundingClientRect();
          return (
            one.height > 0 && one.top < two.bottom && one.bottom > two.top && one.height < innerHeight - two.height
          );
        });
        expect(covered, `step ${step}`).toBe(false);
      }

      // On a phone: one bar at the lower edge, which says the price once.
      await page.setViewportSize({ width: 390, height: 664 });
      await expect(strip(page)).toBeVisible();
      const bar = await page.locator('[data-part="action-bar"]').boundingBox();
      const summary = await strip(page).boundingBox();
      expect(bar?.height).toBeLessThanOrEqual(84);
      expect(summary?.y).toBeGreaterThanOrEqual(bar?.y ?? Infinity);
      await expect(
        page.locator('[data-part="action-bar"] [data-part="price-amount"]').filter({ visible: true }),
      ).toHaveCount(1);
    });
  }
});

test.describe('availability', () => {
  test('sold: the notice, and the enquiry that is already written', async ({ page }) => {
    const car = stockedCar(({ status }) => status === 'sold');
    await open(page, carAddress(car.slug, { 'detail.soldDetail': 'message' }));
    await expect(panel(page).getByText('SOLD', { exact: true })).toBeVisible();
    await expect(panel(page)).toContainText(
      "Unfortunately this vehicle recently sold. But don't worry, we can help you find a similar vehicle!",
    );
    await panel(page).getByRole('link', { name: 'Find Me Something Similar' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(/message/i)).toHaveValue('Can you please find me something similar?');
    // The page hides its price, so does the enquiry.
    await expect(dialog.locator('[data-part="vehicle-mini"]')).not.toContainText('$');
    await fillForm(dialog.locator('form'));
    await dialog.getByRole('button', { name: /send/i }).click();
    await expect(page).toHaveURL(/\/success$/);
    const recorded = await recordedLeads(page);
    expect(recorded).toMatch(/subcategory\s+Find me something similar/);
    expect(recorded).not.toMatch(/price_shown|\$\d/);
  });

  test('sold, where the site shows only similar cars', async ({ page }) => {
    const car = stockedCar(({ status }) => status === 'sold');
    await open(page, carAddress(car.slug, { 'detail.soldDetail': 'similar-only' }));
    await expect(page.getByRole('main')).toContainText('SOLD');
    await expect(panel(page)).toHaveCount(0);
    await page.keyboard.press('Shift');
    await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('region', { name: /similar/i })
        .getByRole('article')
        .first(),
    ).toBeVisible();
  });

  test('not for sale at a price today: says so, and can be enquired about; unknown: shows stock that comes close', async ({
    page,
  }) => {
    await open(
      page,
      `/about-us?flags=${encodeURIComponent('detail.checkoutEnabled:true,detail.buttons:["enquire","reserve"]')}`,
    );
    // Without its token there is no chat on each page.
    await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
    for (const [state, text, fits] of [
      [
        'coming soon',
        /COMING SOON/,
        ({ status, preorder }: StockedCar) => status === 'coming_soon' && preorder !== true,
      ],
      ['reserved', /Reserved/, ({ reserved, status }: StockedCar) => reserved === true && status === 'in_stock'],
      ['pre-order', /PREORDER/, ({ preorder }: StockedCar) => preorder === true],
      [
        'without a price',
        /Enquire for price\./,
        ({ price, preorder, status, subscription_price }: StockedCar) =>
          price === undefined && preorder !== true && status === 'in_stock' && subscription_price === undefined,
      ],
    ] as const) {
      await test.step(state, async () => {
        const car = stockedCar(fits);
        await visit(page, `/cars/${car.slug}`);
        await expect(panel(page)).toContainText(text);
        await expect(button(page, 'enquire')).toBeVisible();
        if (state === 'reserved') await expect(button(page, 'reserve')).toHaveCount(0);
      });
    }
    const car = stockedCar(isOrdinary);
    await visit(page, `/cars/${car.slug.replace(/[^-]+$/, '')}gone`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/could not find that vehicle/i);
    await expect(
      page
        .getByRole('region', { name: /in stock now/i })
        .getByRole('article')
        .first(),
    ).toBeVisible();
  });
});

test('the page works whatever the backend answers about views', async ({ page, mocks, noise }) => {
  noise.allow(/Failed to load resource/);
  const cars = stockedCars().filter(isOrdinary);
  await open(page, '/about-us');
  for (const [at, scenario] of ['views-error', 'views-malformed', 'views-slow'].entries()) {
    await test.step(scenario, async () => {
      await mocks.change({ scenario });
      await visitCar(page, cars[at]!);
      await settled(page);
      await expect(panel(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
