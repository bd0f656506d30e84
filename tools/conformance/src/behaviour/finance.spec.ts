import type { Locator, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { storedLeads } from '../support/leads.ts';
import { expect, open, test, visit } from '../support/test.ts';
import { carAddress, openCar, stockedCar, stockedCars } from '../support/vehicles.ts';
import type { StockedCar } from '../support/vehicles.ts';

const journey = (page: Page): Locator => page.locator('[data-part="finance-journey"]');
const estimate = (page: Page): Locator => journey(page).locator('[data-part="finance-estimate"]').getByRole('status');
const next = (page: Page): Promise<void> => journey(page).getByRole('button', { name: 'Next' }).click();
const question = (page: Page, question: string): Promise<void> =>
  expect(journey(page).getByRole('heading', { name: question })).toBeFocused();

const fillDetails = async (page: Page): Promise<void> => {
  for (const [label, value] of [
    ['First name', 'Robin'],
    ['Last name', 'Sample'],
    ['Email', 'robin@sample.example'],
    ['Phone', '0412 345 678'],
    ['Postcode', '4000'],
  ] as const)
    await journey(page).getByRole('textbox', { name: label, exact: true }).fill(value);
};

const leads = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await storedLeads(page)).map(({ payload }) => payload);

/** What of a car says who lends and at which price. */
const lenders = (
  car: StockedCar,
): Record<
  string,
  | {
      interestRate: number;
      comparisonRate: number;
      termYears: number;
      deposit: number;
      balloon: number;
      establishmentFees: number;
      paymentWeek: number;
      paymentMonth: number;
    }
  | undefined
> => (car['finance_lenders'] ?? {}) as never;
const isFinanced = (car: StockedCar): boolean =>
  car['status'] === 'in_stock' &&
  Number(car['price']) > 15_000 &&
  car['offer_price'] === undefined &&
  car['vin'] !== undefined &&
  Number(car['year']) > new Date().getFullYear() - 6 &&
  lenders(car)['Manual'] !== undefined;

/** A week's payment by the annuity's closed formula, to the next dollar: worked out here and not by the code under test. */
const weekOf = ({
  price,
  rate,
  years,
  fee = 0,
  deposit = 0,
  balloon = 0,
}: {
  price: number;
  rate: number;
  years: number;
  fee?: number;
  deposit?: number;
  balloon?: number;
}): number => {
  const weekly = rate / 5_200;
  const growth = (1 + weekly) ** (52 * years);
  return Math.ceil((((price - deposit + fee) * growth - balloon) * weekly) / (growth - 1) - 1e-9);
};
const dollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

/** Analytics events of the page and of those after it. */
const heardEvents = async (page: Page): Promise<number[]> => {
  const heard: number[] = [];
  await page.exposeFunction('tellTest', (id: number) => void heard.push(id));
  await page.addInitScript(() =>
    addEventListener('dealer:event', (event) =>
      (window as unknown as { tellTest: (id: unknown) => void }).tellTest(
        (event as CustomEvent<{ id?: number }>).detail.id,
      ),
    ),
  );
  return heard;
};

test.describe('the finance page', () => {
  test('is reached from a card with all that it wants to know, and sends a lead', async ({ page }) => {
    const heard = await heardEvents(page);
    const car = stockedCar(isFinanced);
    await open(page, `/search/${String(car['make']).toLowerCase()}`);
    const address = new URL(
      (await page.locator('article a', { hasText: 'Get Finance' }).first().getAttribute('href')) ?? '',
      page.url(),
    );
    expect(address.hash).toBe('#finance-form');
    for (const name of ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin'])
      expect(address.searchParams.has(name), name).toBe(true);

    await visit(
      page,
      `/finance?preferredDealership=${String(car['dealership_slug'])}&vehiclePriceBudget=${String(car['price'])}&car_id=${car.id}&car_type=${car.car_type}&vin=${String(car['vin'])}#finance-form`,
    );
    await expect(page.getByRole('heading', { level: 2, name: /^Finance for the / })).toBeFocused();
    await expect(journey(page).getByRole('textbox', { name: 'Purchase price' })).toHaveValue(String(car['price']));
    await journey(page).getByRole('radio', { name: 'Decent' }).check();
    await expect(estimate(page)).toContainText('10.99% p.a. interest rate, 12.06% p.a. comparison rate');
    await expect(page.getByText(/WARNING: This comparison rate is true only/).first()).toBeVisible();
    await next(page);
    await question(page, 'How can we reach you?');
    await next(page);
    await expect(journey(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
    await expect(journey(page).getByRole('alert', { name: 'Nearly there. Please check 5 fields:' })).toBeVisible();
    await fillDetails(page);
    await journey(page)
      .getByRole('textbox', { name: /Who is helping you/ })
      .fill('Sam');
    await next(page);
    await question(page, 'Is everything right?');
    await journey(page).getByRole('button', { name: 'Change: Your details' }).click();
    await expect(journey(page).getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
    await next(page);
    await journey(page).getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(page).toHaveURL(/\/success$/);
    expect(await leads(page)).toMatchObject([
      {
        category: 'Finance Enquiry',
        amount: car['price'],
        term: 5,
        selfAssessedCreditScore: 'DECENT',
        whoIsHelping: 'Sam',
        name: 'Robin',
        last_name: 'Sample',
        phone: '0412345678',
        postcode: '4000',
        car_id: car.id,
        vin: car['vin'],
        car_type: car.car_type,
        location: car['location_name'],
        location_id: car['location_id'],
        dealership_slug: car['dealership_slug'],
        page_id: 'finance',
        tags: ['Finance page'],
      },
    ]);
    expect(heard).toContain(9);
  });

  test('limits price and term to their ranges on blur, and restores them after a reload', async ({ page }) => {
    await open(page, '/apply-for-finance');
    const price = journey(page).getByRole('textbox', { name: 'Purchase price' });
    const term = journey(page).getByRole('textbox', { name: 'Term' });
    await price.fill('25000.50');
    await expect(price).toHaveValue('25000');
    await price.fill('9');
    await term.focus();
    await expect(price).toHaveValue('10000');
    await price.fill('900000');
    await term.fill('9');
    // Our own calculation knows no credit history, so it is not requested.
    await expect(journey(page).getByRole('radio')).toHaveCount(0);
    await term.blur();
    await expect(price).toHaveValue('200000');
    await expect(term).toHaveValue('7');
    // The site's own rate is named with its comparison rate.
    await expect(estimate(page)).toContainText(`${dollars(weekOf({ price: 200_000, rate: 10, years: 7 }))} per week*`);
    await expect(estimate(page)).toContainText('10.00% p.a. interest rate, 10.94% p.a. comparison rate');
    await price.fill('5');
    await expect(estimate(page)).toContainText('The lender’s minimum is $10,000.');
    await expect(estimate(page)).not.toContainText(' per week');
    await price.fill('5');
    await price.press('Enter');
    await expect(price).toHaveValue('10000');
    await expect(price).toBeVisible();
    await next(page);
    await question(page, 'How can we reach you?');
    await page.reload();
    await expect(journey(page).getByRole('heading', { name: 'How can we reach you?' })).toBeVisible();
    await journey(page).getByRole('button', { name: 'Back' }).click();
    await expect(term).toHaveValue('7');
  });

  test('requests one quote after a pause, and ignores an outdated response', async ({ page }) => {
    const quoteRequests: Record<string, unknown>[] = [];
    page.on('request', (request) =>
      request.url().endsWith('/api/youx/quote')
        ? quoteRequests.push(request.postDataJSON() as Record<string, unknown>)
        : undefined,
    );
    const car = stockedCar(isFinanced);
    await open(page, `/finance-enquiry?car_id=${car.id}&scenario=quote-slow&delay=1500`);
    await expect(estimate(page)).toContainText('Asking for a quote');
    await expect.poll(() => quoteRequests.length).toBe(1);
    expect(quoteRequests[0]).toMatchObject({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: car['price'],
      loanTerm: 5,
      year: car['year'],
      vin: car['vin'],
    });
    // Changes within the pause are one question; the first answer is still on its way and must not show.
    await journey(page).evaluate((form) =>
      ['DECENT', 'POOR'].forEach((history) =>
        form.querySelector<HTMLInputElement>(`input[value="${history}"]`)?.click(),
      ),
    );
    await expect(estimate(page)).toContainText('17.95% p.a. interest rate, 19.42% p.a. comparison rate');
    expect(quoteRequests.map(({ selfAssessedCreditScore }) => selfAssessedCreditScore)).toEqual(['GREAT', 'POOR']);
  });

  test('says its own figure when no quote comes, and only the console hears why', async ({ page, mocks, noise }) => {
    const heard: string[] = [];
    page.on('console', (message) => heard.push(message.text()));
    noise.allow(/Failed to get YouX quick quote|Failed to load resource|net::ERR/);
    const car = stockedCar(isFinanced);
    const { interestRate, termYears, deposit, balloon, establishmentFees } = lenders(car)['Manual']!;
    const own = `${dollars(weekOf({ price: Number(car['price']), rate: interestRate, years: termYears, fee: establishmentFees, deposit, balloon }))} per week*`;
    await open(page, `/personalised/finance?car_id=${car.id}&scenario=quote-refused`);
    for (const [scenario, creditHistory] of [
      ['quote-refused', 'Great'],
      ['quote-offline', 'Decent'],
      ['quote-malformed', 'Poor'],
      ['quote-wrong', 'Great'],
    ] as const) {
      // Another credit history requests another quote.
      if (scenario !== 'quote-refused') {
        heard.length = 0;
        await mocks.change({ scenario });
        await journey(page).getByRole('radio', { name: creditHistory }).check();
      }
      await expect
        .poll(() => heard.some((line) => line.startsWith('Failed to get YouX quick quote')), scenario)
        .toBe(true);
      await expect(estimate(page)).toContainText('Your estimate');
      await expect(estimate(page)).toContainText(own);
    }
    await mocks.change({ scenario: 'quote-no-comparison' });
    await journey(page).getByRole('radio', { name: 'Decent' }).check();
    // A rate without its comparison rate is not said.
    await expect(estimate(page)).toContainText('$187 per week');
    await expect(estimate(page)).not.toContainText('*');
    await expect(estimate(page)).toContainText('About $809.71 a month');
    await expect(journey(page).getByText(/7\.49|comparison/i)).toHaveCount(0);
  });

  test('has its calculator, its questions, six used cars and nothing that axe finds, on a phone too', async ({
    page,
  }) => {
    const heard = await heardEvents(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/finance');
    await page.keyboard.press('Shift');
    const calculator = page.locator('[data-part="finance-calculator"]');
    // The calculator by itself starts with six years, the form with five.
    await expect(calculator.getByRole('status')).toContainText('$128 per week*');
    await expect(calculator).toContainText('10.94% p.a.');
    await expect(calculator.getByRole('status')).toContainText('$39,936');
    await calculator.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    await calculator.getByRole('radio', { name: 'Fortnightly' }).check({ force: true });
    await expect.poll(() => heard.filter((id) => id === 26).length).toBe(1);
    const promo = page.getByRole('region', { name: 'Get Finance Now' });
    await expect(promo.locator('[data-part="vehicle-card"]')).toHaveCount(6);
    for (const [name, href] of [
      ['See my repayments', '/finance#finance-calculator'],
      ['View All Used Cars', '/search/used-cars'],
    ] as const)
      await expect(promo.getByRole('link', { name })).toHaveAttribute('href', href);
    await page.getByText('Does the estimate touch my credit score?').click();
    await expect(page.getByText(/^No\. Nobody looks at your credit file/)).toBeVisible();
    await audit(page);
  });

  test('of New Zealand shows the total with each payment and no comparison rate', async ({ page }) => {
    await open(page, '/finance?site=kauri-motor-group');
    await expect(estimate(page)).toContainText(`${dollars(weekOf({ price: 30_000, rate: 10, years: 5 }))} per week*`);
    await expect(estimate(page)).toContainText('$38,220 total of payments');
    await expect(page.getByText(/comparison rate/i)).toHaveCount(0);
    await page.keyboard.press('Shift');
    const href = await page
      .getByRole('region', { name: 'Get Finance Now' })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .getAttribute('href');
    await visit(page, `${href}?enquire=finance`);
    // Nobody is promised an approval there.
    await expect(page.getByRole('dialog', { name: 'Apply for finance on this vehicle' })).toBeVisible();
    await expect(estimate(page)).toContainText(/week\*.*total of payments/);
    await expect(page.getByText(/comparison rate|instant/i)).toHaveCount(0);
  });
});

test.describe('the finance popup', () => {
  const openPopup = async (page: Page, query = ''): Promise<StockedCar> => {
    const car = stockedCar(isFinanced);
    await page.goto(carAddress(car.slug, {}, `enquire=finance${query}`).replace('?&', '?'));
    await expect(
      page.getByRole('dialog', { name: 'Instant Finance pre-approval with no impact on your credit score.' }),
    ).toBeVisible();
    await expect(estimate(page)).toContainText(/week\*/);
    return car;
  };
  const toLender = async (page: Page): Promise<void> => {
    await next(page);
    await fillDetails(page);
    await next(page);
    await journey(page).getByRole('button', { name: 'Continue' }).click();
    await question(page, 'Go on to the lender');
  };
  const apply = (page: Page): Promise<void> => journey(page).getByRole('button', { name: 'Apply to lender' }).click();

  test('goes through its four steps to the lender, also after a reload and by a button of the page, and the dealer has the lead once', async ({
    page,
  }) => {
    const heard = await heardEvents(page);
    const car = await openPopup(page);
    const progress = journey(page).getByRole('listitem');
    await expect(progress).toHaveText([/Quick Estimate/, /Your Details/, /Instant pre-approval/, /Apply to lender/]);
    await expect(estimate(page)).toContainText('7.49% p.a. interest rate, 8.38% p.a. comparison rate');
    await next(page);
    await fillDetails(page);
    await next(page);
    await question(page, 'Is everything right?');
    await page.reload();
    const review = journey(page).getByRole('heading', { name: 'Is everything right?' });
    await expect(review).toBeVisible();
    await expect(journey(page).getByText('robin@sample.example')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page
      .locator('main a[href$="enquire=finance"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(review).toBeVisible();
    await journey(page).getByRole('button', { name: 'Continue' }).click();
    await question(page, 'Go on to the lender');
    // Back and forth loses nothing.
    await journey(page)
      .getByRole('button', { name: /Your Details/ })
      .click();
    await expect(journey(page).getByRole('textbox', { name: 'Email' })).toHaveValue('robin@sample.example');
    await next(page);
    await journey(page).getByRole('button', { name: 'Continue' }).click();
    await apply(page);
    await expect(page).toHaveURL(/\/__mocks\/lender\?customer=7001$/);
    await expect(page.getByText('+61412345678')).toBeVisible();
    expect(await leads(page)).toMatchObject([
      {
        category: 'Finance Enquiry',
        purchasePrice: car['price'],
        loanTerm: 5,
        selfAssessedCreditScore: 'GREAT',
        tags: ['YouX'],
        car_id: car.id,
        vin: car['vin'],
      },
    ]);
    expect(heard).toContain(9);
  });

  test('goes on to the next field where leaving one corrects it, also on a page that the browser has translated', async ({
    page,
  }) => {
    await openPopup(page);
    const price = journey(page).getByRole('textbox', { name: 'Purchase price' });
    const term = journey(page).getByRole('textbox', { name: 'Term', exact: true });
    await price.fill('5');
    await price.press('Tab');
    await expect(price).toHaveValue('10000');
    await expect(term).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await expect(term).toHaveValue('3');
    await page.keyboard.press('Shift+Tab');
    await expect(price).toBeFocused();
    await expect(estimate(page)).toContainText(/week\*/);
    const before = await estimate(page).textContent();
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('script, style, [translate="no"]')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    await price.fill('40000');
    await price.press('Tab');
    await expect(estimate(page)).toContainText(/week\*/);
    await expect(estimate(page)).not.toHaveText(before ?? '');
  });

  test('reports a fault at the lender, leaves the fields filled in, and does not navigate', async ({ page, noise }) => {
    test.slow();
    noise.allow(/Failed to load resource|net::ERR/);
    const car = await openPopup(page, '&scenario=lead-422');
    await toLender(page);
    await apply(page);
    await expect(journey(page).getByRole('alert')).toContainText('Lead submission failed');
    await expect(journey(page).getByRole('alert')).toContainText('This phone number is not in use');
    expect(await leads(page)).toHaveLength(0);
    for (const [scenario, message] of [
      ['customer-error', 'Failed to create customer with YouX'],
      ['customer-refused', 'The lender already has an application of this person.'],
      ['customer-offline', 'Failed to create YouX customer'],
      ['customer-no-address', 'Failed to create customer or no redirect URL received.'],
      ['customer-foreign', 'Failed to create customer or no redirect URL received.'],
    ] as const) {
      await page.goto(`/cars/${car.slug}?enquire=finance&scenario=${scenario}`);
      await expect(journey(page)).toBeVisible();
      // After an accepted lead the device deletes the contact details; the loan remains.
      if (await journey(page).getByRole('textbox', { name: 'Email' }).isVisible()) {
        await fillDetails(page);
        await next(page);
        await journey(page).getByRole('button', { name: 'Continue' }).click();
      }
      await apply(page);
      await expect(journey(page).getByRole('alert'), scenario).toContainText(message);
      await expect(journey(page).getByText(/your reference is 1001/)).toBeVisible();
      await expect(page).toHaveURL(/\/cars\//);
      await apply(page);
      await expect(journey(page).getByRole('alert'), scenario).toContainText(message);
      expect(await leads(page)).toHaveLength(1);
    }
    await journey(page)
      .getByRole('button', { name: /Your Details/ })
      .click();
    await expect(journey(page).getByRole('textbox', { name: 'Email' })).toHaveValue('robin@sample.example');
  });

  test('is walked by keyboard, and axe finds nothing in it on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPopup(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
    // A price may have its explanation before the first field.
    for (let tabs = 0; tabs < 3 && (await page.evaluate(() => document.activeElement?.tagName !== 'INPUT')); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(journey(page).getByRole('textbox', { name: 'Purchase price' })).toBeFocused();
    await page.keyboard.press('Enter');
    await question(page, 'How can the lender reach you?');
    for (const value of ['', 'Robin', 'Sample', 'robin@sample.example', '0412345678', '4000']) {
      await page.keyboard.press('Tab');
      // Steps that were done come first, then the fields in their order.
      while (await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')) await page.keyboard.press('Tab');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await question(page, 'Is everything right?');
    await audit(page);
  });
});

test.describe('the finance box', () => {
  // Each row of the provider table on its demo vehicle (docs/qa.md): the provider whose rule it just meets, and one whose rule it just fails.
  const rows = [
    { slug: 'finance-demo-taurus', shows: 'Taurus', hides: 'Manual', because: 'no weekly payment' },
    { slug: 'finance-demo-car-clarity', shows: 'Car Clarity', hides: 'Angle', because: 'no weekly payment' },
    { slug: 'finance-demo-manual', shows: 'Manual', hides: 'Nissan Finance', because: 'no monthly payment' },
    { slug: 'finance-demo-360-finance', shows: '360 Finance', hides: 'Taurus', because: 'more than 12 years old' },
    { slug: 'finance-demo-angle', shows: 'Angle', hides: 'Powertorque', because: 'no weekly payment' },
    { slug: 'finance-demo-powertorque', shows: 'Powertorque', hides: '360 Finance', because: 'no comparison rate' },
    { slug: 'finance-demo-nissan-finance', shows: 'Nissan Finance', hides: 'AusLoans', because: 'no comparison rate' },
    { slug: 'finance-demo-ausloans', shows: 'AusLoans', hides: 'Car Clarity', because: 'no interest rate' },
  ] as const;

  /** What a provider's loan on a car costs a week, with both rates in words. */
  const loanOf = (car: StockedCar, provider: string): { week: string; rates: string } => {
    const { interestRate, comparisonRate, termYears, deposit, balloon, establishmentFees } = lenders(car)[provider]!;
    // Angle's product ends at $0.
    const week = weekOf({
      price: Number(car['price']),
      rate: interestRate,
      years: termYears,
      fee: establishmentFees,
      deposit,
      balloon: provider === 'Angle' ? 0 : balloon,
    });
    return {
      week: dollars(week),
      rates: `${interestRate.toFixed(2)}% p.a. interest rate, ${comparisonRate.toFixed(2)}% p.a. comparison rate`,
    };
  };

  /** Goes to another page of the open site, as Back would. */
  const goTo = (page: Page, path: string): Promise<void> =>
    page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);

  const box = (page: Page): Locator => page.locator('[data-part="finance-box"]');

  for (const half of [rows.slice(0, 4), rows.slice(4)]) {
    test(`is shown where the rule of ${half.map(({ shows }) => shows).join(', ')} is met, with payment, rates, warning and calculator, and not where one is failed`, async ({
      page,
    }) => {
      test.slow();
      const cars = stockedCars();
      const carAt = (slug: string): StockedCar =>
        cars.find((car) => car.slug === slug) ?? { id: 0, slug, car_type: '' };
      for (const { slug, shows } of half) {
        const { week, rates } = loanOf(carAt(slug), shows);
        await openCar(page, carAddress(slug, { finance_provider: shows }));
        await expect(box(page).getByRole('heading')).toHaveText(`Finance from ${week} per week*`);
        await expect(box(page)).toContainText(rates);
        await expect(box(page).getByRole('link', { name: 'Work out your repayments' })).toHaveAttribute(
          'href',
          '#finance-calculator',
        );
        await box(page)
          .getByRole('button', { name: /Show More/ })
          .click();
        await expect(box(page)).toContainText(/comparison rate is true only for the examples given/);
        await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
        await expect(page.locator('[data-part="finance-calculator"]').getByRole('status')).toContainText(
          `${week} per week*`,
        );

        const { slug: failing, because } = rows.find(({ hides }) => hides === shows)!;
        await goTo(page, `/cars/${failing}`);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/${failing}$`));
        await expect(page.locator('[data-part="share"]')).toBeVisible();
        await expect(box(page), `${shows} on ${failing}: ${because}`).toHaveCount(0);
        await expect(
          page.locator('[data-part="vehicle-summary"]'),
          `${shows} on ${failing}: ${because}`,
        ).not.toContainText('per week');
      }
    });
  }

  test('says the same week and rate as card, popup and calculator; the popup has three steps where the site has no lender', async ({
    page,
  }) => {
    const car = stockedCars().find(({ slug }) => slug === 'finance-demo-powertorque')!;
    const { week, rates } = loanOf(car, 'Powertorque');
    const price = Number(car['price']);
    await openCar(
      page,
      carAddress(car.slug, {
        finance_provider: 'Powertorque',
        'card.showFinancePerWeek': true,
        'finance.liveQuotes': false,
      }),
    );
    await expect(page.locator('[data-part="vehicle-summary"]')).toContainText(`${week} per week*`);
    await expect(box(page)).toContainText(`${week} per week*`);
    await expect(box(page)).toContainText(rates);
    const calculator = page.locator('[data-part="finance-calculator"]');
    await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
    await expect(calculator.getByRole('status')).toContainText(`${week} per week*`);
    await expect(calculator.getByRole('textbox', { name: 'Interest rate' })).toHaveValue(
      String(lenders(car)['Powertorque']!.interestRate),
    );
    await goTo(page, `/cars/${car.slug}?enquire=finance`);
    await expect(page.getByRole('dialog', { name: 'Ask about finance' })).toBeVisible();
    await expect(journey(page).getByRole('listitem')).toHaveCount(3);
    await expect(estimate(page)).toContainText(`${week} per week*`);
    await expect(estimate(page)).toContainText(rates);
    const thousand = Math.floor(price / 1_000) * 1_000;
    await goTo(
      page,
      `/search/used-cars?${new URLSearchParams([
        ['refinementList[make][]', String(car['make'])],
        ['refinementList[model][]', String(car['model'])],
        ['range[price]', `${thousand}:${thousand + 1_000}`],
      ]).toString()}`,
    );
    await expect(
      page
        .getByRole('article')
        .filter({ has: page.locator(`a[href="/cars/${car.slug}"]`) })
        .first(),
    ).toContainText(`${week} per week*`);
  });

  test('is a quote where the site asks the outside lender, and nothing where it gives none', async ({
    page,
    mocks,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    const [car, other] = stockedCars().filter(isFinanced) as [StockedCar, StockedCar];
    const flags = { 'finance.hidden': false, 'detail.buttons': ['enquire', 'finance', 'financeYouX'] };
    await openCar(page, carAddress(car.slug, flags));
    const quoted = page.getByRole('heading', { name: /^Quoted at \$[\d,.]+ per.week/ });
    await expect(quoted).toBeVisible();
    // The quote replaces the lender's figure everywhere on the page.
    const week = /\$[\d,.]+/.exec((await quoted.textContent()) ?? '')![0];
    await expect(page.locator('[data-part="vehicle-summary"]')).toContainText(`${week} per week*`);
    await page.locator('#finance-calculator').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-part="finance-calculator"]').getByRole('status')).toContainText(
      `${week} per week*`,
    );
    await goTo(page, `/cars/${car.slug}?enquire=finance`);
    await expect(estimate(page)).toContainText(`${week} per week*`);
    await mocks.change({ scenario: 'quote-error' });
    await goTo(page, `/cars/${other.slug}`);
    await expect(page.getByRole('heading', { name: /^Finance from / })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Quoted at / })).toHaveCount(0);
    // Without a figure its space stays reserved: the layout does not shift, and the shopper can enquire.
    await openCar(page, carAddress(car.slug, { ...flags, finance_provider: null }, 'scenario=quote-error'));
    await expect(page.getByRole('link', { name: 'Ask about finance' })).toBeVisible();
  });
});

test('no star is shown without its footnote on the page', async ({ page }) => {
  const cars = stockedCars().filter(isFinanced).slice(0, 2);
  await page.addInitScript(
    (favourites) =>
      localStorage.setItem(
        'dealer:southern-cross-motors:favourites',
        JSON.stringify({ version: 1, value: favourites }),
      ),
    cars.map(({ id, slug, name, make, model }) => ({ id, slug, name, make, model, primary_image_url: null })),
  );
  const seen: string[] = [];
  await open(page, `/about-us?flags=${encodeURIComponent('card.showFinancePerWeek:true')}`);
  for (const path of [
    '/',
    '/search/used-cars',
    '/favourites',
    `/compare?cars=${cars.map(({ slug }) => slug).join(',')}`,
    '/special-offers',
    '/finance',
    `/cars/${cars[0]!.slug}`,
  ]) {
    await visit(page, path);
    await page.keyboard.press('Shift');
    await page.getByRole('contentinfo').getByRole('link').first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // Somebody is there: what the first view does without comes now.
    await page.keyboard.press('Shift');
    const starred = page.getByRole('main').getByText(/\bweek\*/);
    if ((await starred.count()) === 0) continue;
    seen.push(path);
    await expect(page.getByRole('main'), path).toContainText(
      /\* ?\S.*comparison rate is for a secured loan of \$30,000 over 5 years\. WARNING/is,
    );
    if (path.startsWith('/cars/')) continue;
    await expect(page.locator('[data-part="weekly-footnote"]'), path).toContainText(/Comparison rates?: \d+\.\d{2}%/);
  }
  // Cards, comparison and vehicle page have stars to explain.
  expect(seen.length).toBeGreaterThanOrEqual(4);
});
