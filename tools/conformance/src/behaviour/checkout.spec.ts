import type { Locator, Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { fillEnquiry } from '../support/enquiry.ts';
import { signIn } from '../support/signIn.ts';
import { expect, follow, open, test, visit } from '../support/test.ts';
import { isForSale, recordedLeads, stockedCar } from '../support/vehicles.ts';
import type { StockedCar } from '../support/vehicles.ts';

const has99 = (car: StockedCar): boolean => isForSale(car) && car['reserve_amount'] === 99;

const reserveButton = (page: Page): Locator => page.getByRole('button', { name: /^Reserve and pay/ });
const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });

const fillForm = (page: Page): Promise<void> => fillEnquiry(page.getByRole('form', { name: /^Reserve the/ }));

/** Opens the reserve page of a car and fills its form. */
const fillReserve = async (page: Page, car: StockedCar, query = ''): Promise<void> => {
  await open(page, `/cars/${car.slug}/checkout${query}`);
  await fillForm(page);
};

/** Goes to the reserve page from another page of the site. */
const comeBack = async (page: Page, car: StockedCar): Promise<void> => {
  await visit(page, '/contact-us');
  await visit(page, `/cars/${car.slug}/checkout`);
};

/** Sends the filled form and arrives at the payment page, which must be a page of the mock processor. */
const reserve = async (page: Page): Promise<string> => {
  await reserveButton(page).click();
  await expect(heading(page, 'Mock payment')).toBeVisible();
  return new URL(page.url()).searchParams.get('session') ?? '';
};

const violations = async (page: Page): Promise<string[]> =>
  (await axe(page).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);

test('a deposit holds a vehicle, and everything that was said is recorded', async ({ page }) => {
  const car = stockedCar(has99);
  await open(page, `/cars/${car.slug}`);
  await expect(page.locator('a[data-button="reserve"]')).toHaveAttribute('href', `/cars/${car.slug}/checkout`);
  await visit(page, `/cars/${car.slug}/checkout`);
  await fillForm(page);
  await expect(page.getByText('$99 deposit')).toBeVisible();
  await expect(page.getByText('Held for 48 hours')).toBeVisible();
  await expect(page.getByText('Fully refundable', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/until (Sun|Mon|Tue|Wed|Thu|Fri|Sat) \d+ \w+ \d{4}, \d+:\d\d[ap]m \(Brisbane\stime\)/),
  ).toBeVisible();
  await reserveButton(page).click();
  await expect(page.getByText(`$99 deposit for the`)).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
  await expect(page.getByText(/hold the vehicle for you until/)).toBeVisible();

  const leads = await recordedLeads(page);
  for (const text of [
    /subcategory\s+Reserve/,
    /deposit\s+\$99/,
    /reserve_hold\s+48 hours/,
    /name\s+Robin/,
    /phone\s+0412345678/,
    new RegExp(`car_id\\s+${car.id}`),
    /price_shown/,
  ])
    expect(leads).toMatch(text);
  expect(leads.match(/^Lead \d+/gm)).toHaveLength(1);

  // A second visit, with no reference in the address, says the same; so does reload.
  await comeBack(page, car);
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
  // The payment cannot be made twice.
  const reference = await page
    .getByText(/^R\d{4}$/)
    .first()
    .innerText();
  await page.goto(`/__mocks/payment?session=${reference}`);
  await expect(page.getByText('Nothing can be paid twice.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the website again' }).click();
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
  // Everybody sees that it is reserved.
  await visit(page, `/cars/${car.slug}`);
  await expect(page.locator('main').getByText('Reserved', { exact: true }).first()).toBeVisible();
  await expect(page.locator('a[data-button="reserve"]')).toHaveCount(0);
});

test('a reserve page that asks who it is goes on with the reservation, also when the session ends on the way', async ({
  page,
  noise,
}) => {
  noise.allow(/status of 40[013]/);
  const car = stockedCar(isForSale);
  const address = `/cars/${car.slug}/checkout?from=email#deposit`;
  await open(page, `/?auth=SMS_MAX_FREQUENCY:0&flags=${encodeURIComponent('auth.gatedPages:["checkout"]')}`);
  await follow(page, address);
  await expect(page).toHaveURL(`/sign-in?type=checkout&redirect=${encodeURIComponent(address)}&back=%2F`);
  await signIn(page);
  await expect(page).toHaveURL(address);
  await fillEnquiry(page.getByRole('form', { name: /^Reserve the/ }));
  await page.getByRole('textbox', { name: 'Email' }).blur();

  // Signed out everywhere, from another device: the server no longer knows this one.
  await page.evaluate(async () => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(':auth')) ?? '';
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string };
    await fetch('/auth/v1/logout?scope=global', {
      method: 'POST',
      headers: { authorization: `Bearer ${token ?? ''}` },
    });
  });
  await reserveButton(page).click();
  await expect(page).toHaveURL(/\/sign-in\?type=checkout/);
  await signIn(page);
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@sample.example');
  await reserveButton(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
  expect((await recordedLeads(page)).match(/^Lead \d+/gm)).toHaveLength(1);
});

test('leaving the payment page by Back or without paying lets the shopper continue', async ({ page }) => {
  await fillReserve(page, stockedCar(isForSale));
  const id = await reserve(page);
  await page.goBack();
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  await expect(page.getByText('the vehicle is not reserved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  await page.getByRole('button', { name: 'Back without paying' }).click();
  await expect(heading(page, 'Waiting for your payment')).toBeVisible();
  // Paid after all, elsewhere: the page hears of it by itself.
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(`/__mocks/payment?session=${id}`);
  await elsewhere.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'It is reserved for you')).toBeVisible({ timeout: 60_000 });
  await elsewhere.close();
});

test('a reference that is made up or somebody else’s claims nothing', async ({ page, noise }) => {
  noise.allow(/status of 404/);
  const car = stockedCar(isForSale);
  await open(page, `/cars/${car.slug}/checkout?payment=paid`);
  for (const query of ['?payment=11111111-2222-3333-4444-555555555555&status=paid', '?payment=', '?payment=made-up']) {
    await expect(page.getByRole('heading', { name: 'It is reserved for you' })).toHaveCount(0);
    await visit(page, '/contact-us');
    await visit(page, `/cars/${car.slug}/checkout${query}`);
  }
  await expect(heading(page, 'We cannot find this reservation')).toBeVisible();
  await page.getByRole('button', { name: 'Reserve it' }).click();
  await expect(reserveButton(page)).toBeVisible();

  await fillForm(page);
  const id = await reserve(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
  // The same browser without stored data: another person at the same backend.
  await page.evaluate(() => localStorage.clear());
  await open(page, `/cars/${car.slug}/checkout?payment=${id}`);
  await expect(heading(page, 'We cannot find this reservation')).toBeVisible();
  await comeBack(page, car);
  await expect(heading(page, 'Somebody else has reserved this vehicle')).toBeVisible();
});

test('sold, or reserved by somebody else, is noticed before payment', async ({ page, mocks, noise }) => {
  noise.allow(/status of 409/);
  const car = stockedCar(isForSale);
  await fillReserve(page, car, '?scenario=reservation-sold');
  await reserveButton(page).click();
  await expect(heading(page, 'This vehicle has just been sold')).toBeFocused();
  await expect(page.getByText('nothing was paid')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See similar vehicles' })).toHaveAttribute(
    'href',
    `/cars/${car.slug}#similar-vehicles`,
  );

  // Somebody is about to pay for it: other shoppers see a notice.
  await mocks.change({ scenario: 'none' });
  await comeBack(page, car);
  await fillForm(page);
  await reserve(page);
  await page.evaluate(() => localStorage.clear());
  await fillReserve(page, car);
  await reserveButton(page).click();
  await expect(heading(page, 'Somebody else has reserved this vehicle')).toBeVisible();

  const sold = stockedCar(({ status }) => status === 'sold');
  await visit(page, `/cars/${sold.slug}/checkout`);
  await expect(heading(page, 'This vehicle has been sold')).toBeVisible();
  await visit(page, '/contact-us');
  await visit(page, `/checkout-journey?car_id=${sold.id}`);
  await expect(heading(page, 'This vehicle has been sold')).toBeVisible();
});

test('whatever breaks, what was typed stays and nothing is claimed', async ({ page, mocks, noise }) => {
  noise.allow(/Failed to (load resource|fetch)|net::ERR/);
  const car = stockedCar(isForSale);
  const done = page.getByText('Nothing was reserved and nothing was paid.');
  const unsure = page.getByText('We could not find out whether the vehicle is held for you.');
  const refused = async (scenario: string, message: string, text: Locator): Promise<void> => {
    await reserveButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: message }), scenario).toBeVisible();
    await expect(text, scenario).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' }), scenario).toHaveValue('robin@sample.example');
  };
  await fillReserve(page, car);
  // Each message differs from the one before it, so that it belongs to this attempt.
  for (const [scenario, message, text] of [
    ['lead-offline', 'An unexpected error occured', done],
    ['lead-500', 'An error occurred when submitting this form', done],
    ['lead-malformed', 'An unexpected error occured', done],
    ['reservation-error', 'Our server did not give an answer that we can use.', unsure],
    ['reservation-offline', 'The connection broke before we had an answer.', unsure],
    ['reservation-malformed', 'Our server did not give an answer that we can use.', unsure],
    ['reservation-foreign', 'it is not one that we know', page.getByText('We have your details and will call you.')],
  ] as const) {
    await mocks.change({ scenario });
    await refused(scenario, message, text);
  }
  // The answer is lost, the reservation is not: trying again finds the same one, also after a reload.
  await mocks.change({ scenario: 'reservation-dropped' });
  await refused('reservation-dropped', 'The connection broke before we had an answer.', unsure);
  await open(page, `/cars/${car.slug}/checkout?scenario=none`);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Robin');
  await fillForm(page);
  await reserveButton(page).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
  for (const scenario of [
    'reservation-check-error',
    'reservation-check-malformed',
    'reservation-check-wrong',
    'reservation-check-offline',
  ]) {
    await visit(page, '/contact-us');
    await mocks.change({ scenario });
    await visit(page, `/cars/${car.slug}/checkout`);
    await expect(heading(page, 'We could not check your reservation'), scenario).toBeVisible();
    await expect(page.getByText('Please do not pay again before this page has said so.')).toBeVisible();
  }
});

test('two tabs at once make one reservation', async ({ page, context }) => {
  const car = stockedCar(isForSale);
  const other = await context.newPage();
  await fillReserve(page, car);
  await fillReserve(other, car);
  await Promise.all([reserveButton(page).click(), reserveButton(other).click()]);
  for (const tab of [page, other]) await expect(heading(tab, 'Mock payment')).toBeVisible();
  expect(new URL(other.url()).search).toBe(new URL(page.url()).search);
  await other.close();
});

test.describe('buying online', () => {
  const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();

  /** Checks that a reload stays in the step and restores its fields. */
  const reloaded = async (page: Page, question: string): Promise<void> => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  };

  test('six steps, each resumed after reload, end in a lead with everything and a paid deposit', async ({ page }) => {
    test.setTimeout(180_000);
    const car = stockedCar((one) => has99(one) && one.car_type === 'used');
    await open(page, `/checkout-journey?car_id=${car.id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Is this the one?' })).toBeVisible();
    await goOn(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Do you have a vehicle to trade in?' })).toBeFocused();
    await goOn(page);
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeFocused();
    await expect(page.getByRole('alert', { name: 'Nearly there. Please check 1 field:' })).toBeVisible();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('What do you drive?').fill('2016 Mazda CX-5');
    await page.getByLabel(/^Kilometres/).fill('84000');
    await page.getByLabel(/^Registration plate/).fill('123ABC');
    await page.getByLabel(/^State/).selectOption('QLD');
    await goOn(page);

    await page.getByRole('radio', { name: 'Finance' }).check();
    await expect(page.getByText('WARNING: This comparison rate').first()).toBeVisible();
    await page.getByLabel('Deposit or trade-in').fill('3000');
    await page.getByLabel('Deposit or trade-in').blur();
    await goOn(page);
    await expect(page.getByRole('heading', { level: 2, name: 'How would you like to get it?' })).toBeVisible();
    // Back by the browser and by the page, and nothing is lost.
    await page.goBack();
    await expect(page.getByLabel('Deposit or trade-in')).toHaveValue('3,000');
    await reloaded(page, 'How would you like to pay?');
    await expect(page.getByRole('radio', { name: 'Finance' })).toBeChecked();
    await expect(page.getByLabel('Deposit or trade-in')).toHaveValue('3,000');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('What do you drive?')).toHaveValue('2016 Mazda CX-5');
    await goOn(page);
    await goOn(page);

    await page.getByRole('radio', { name: 'Bring it to me' }).check();
    await goOn(page);
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('Please enter a postcode.');
    await page.getByLabel('Postcode').fill('4000');
    await page.getByRole('button', { name: 'Get the delivery price' }).click();
    await expect(page.getByText('$290 to Queensland')).toBeVisible();
    await expect(page.getByText('Delivery to Queensland')).toBeVisible();
    await reloaded(page, 'How would you like to get it?');
    await expect(page.getByText('$290 to Queensland')).toBeVisible();
    await goOn(page);

    await fillEnquiry(page.getByRole('form', { name: 'Who is buying?' }));
    await page.getByLabel(/Anything we should know/).fill('Please call after five.');
    await page.getByRole('textbox', { name: 'Email' }).blur();
    await goOn(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Is everything right?' })).toBeVisible();
    await expect(page.getByText(/price_shown|To 4000: \$290/)).toBeVisible();
    await reloaded(page, 'Is everything right?');
    await page.getByRole('button', { name: 'Change Delivery' }).click();
    await page.getByRole('radio', { name: /I pick it up/ }).check();
    await goOn(page);
    await goOn(page);
    expect(await violations(page)).toEqual([]);
    const total = Number(car['price']).toLocaleString('en-AU');
    await expect(page.getByText(`$${total}`).first()).toBeVisible();
    await reserveButton(page).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page, 'It is reserved for you')).toBeVisible();

    const leads = await recordedLeads(page);
    for (const text of [
      /subcategory\s+Buy Online/,
      /do-you-have-a-trade-in\s+Yes/,
      /trade_in_vehicle\s+2016 Mazda CX-5/,
      /kms\s+84000/,
      /rego\s+123ABC/,
      /regoState\s+QLD/,
      /payment_method\s+Finance/,
      /finance_estimate\s+\$\d+ per week/,
      /delivery_method\s+Pick up/,
      /price_summary\s+Vehicle price: \$/,
      /message\s+Please call after five\./,
      new RegExp(`car_id\\s+${car.id}`),
    ])
      expect(leads).toMatch(text);
    expect(leads).not.toMatch(/delivery_postcode/);
    // No visit to the address goes on from a step that has been settled.
    await visit(page, '/contact-us');
    await visit(page, `/checkout-journey?car_id=${car.slug}`);
    await expect(heading(page, 'It is reserved for you')).toBeVisible();
  });

  test('needs a vehicle that is there', async ({ page }) => {
    await open(page, '/checkout-journey');
    await expect(heading(page, 'Which vehicle would you like to buy?')).toBeVisible();
    await visit(page, '/checkout-journey?car_id=no-such-car');
    await expect(heading(page, 'We could not find that vehicle')).toBeVisible();
    const car = stockedCar(isForSale);
    // A step beyond an open question is not shown, whatever the history of an earlier visit has.
    await visit(page, `/checkout-journey?car_id=${car.slug}`);
    await page.evaluate(
      (name) => history.replaceState({ ...history.state, usr: { journey: { name, step: 'review', depth: 0 } } }, ''),
      `purchase:${car.id}`,
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Do you have a vehicle to trade in?' })).toBeVisible();
    await open(page, `/cars/${car.slug}/checkout?flags=detail.checkoutEnabled:false`);
    await expect(heading(page, 'This vehicle cannot be reserved online')).toBeVisible();
  });

  test('New Zealand: its text, its clock, no state and no comparison-rate warning', async ({ page }) => {
    await open(page, '/contact-us?site=kauri-motor-group');
    const car = await page.evaluate(async () => {
      const { search } = (await (await fetch('/site.json?site=kauri-motor-group')).json()) as {
        search: { searchFilter: string };
      };
      const filter = `(${search.searchFilter}) AND status = in_stock AND price > 15000 AND car_type = used`;
      const answer = await fetch('/__search/indexes/Car_production/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ limit: 20, filter }),
      });
      const { hits } = (await answer.json()) as { hits: { slug: string; reserved?: boolean }[] };
      return hits.find(({ reserved }) => reserved !== true) ?? { slug: '' };
    });
    await visit(page, `/checkout-journey?car_id=${car.slug}`);
    await goOn(page);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByLabel(/^State/)).toHaveCount(0);
    await page.getByRole('radio', { name: 'No' }).check();
    await goOn(page);
    await page.getByRole('radio', { name: 'Finance' }).check();
    await expect(page.getByText(/WARNING: This comparison rate/)).toHaveCount(0);
    await visit(page, `/cars/${car.slug}/checkout`);
    await expect(page.getByText(/\(Auckland\stime\)/)).toBeVisible();
    await fillEnquiry(page.getByRole('form', { name: /^Reserve the/ }));
    await page.getByRole('textbox', { name: 'Phone' }).fill('021 555 0123');
    await reserveButton(page).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page, 'It is reserved for you')).toBeVisible();
    await expect(page.getByText(/\(Auckland\stime\)/).first()).toBeVisible();
  });
});

test('by keyboard alone, on a phone, a payment that is declined can be tried again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const car = stockedCar(isForSale);
  await open(page, `/cars/${car.slug}/checkout`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'First name' }).focus();
  for (const text of ['Robin', 'Sample', 'robin@sample.example', '0412345678']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(reserveButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Mock payment')).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(heading(page, 'The payment was declined')).toBeVisible();
  await expect(page.getByText('was not taken, and the vehicle is not reserved')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(heading(page, 'It is reserved for you')).toBeVisible();
});

test.describe('paying the dealer', () => {
  const isOpen = `flags=${encodeURIComponent('auth.gatedPages:[]')}`;
  const fill = async (page: Page): Promise<void> => {
    await page.getByLabel('Reference').fill('INV-1042');
    await page.getByLabel('Amount').fill('1,250.50');
    await page.getByLabel('What for').selectOption('Service or repair');
    await page.getByRole('button', { name: 'Go on to payment' }).click();
  };

  test('is for whoever is signed in, is done at the payment page, and said to be done by the server alone', async ({
    page,
    mocks,
    noise,
  }) => {
    noise.allow(/Failed to load resource/);
    await open(page, '/online-payment');
    await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment/);
    await open(page, `/online-payment?${isOpen}`);
    await page.getByRole('button', { name: 'Go on to payment' }).click();
    await expect(page.getByLabel('Amount')).toHaveAccessibleDescription('Please enter the amount.');
    await fill(page);
    await expect(page.getByText('$1250.50 for INV-1042 (Service or repair)')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Waiting for your payment')).toBeVisible();
    await page.getByRole('button', { name: 'Go on to payment' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(heading(page, 'Your payment has reached us')).toBeVisible();
    await visit(page, '/contact-us');
    await visit(page, '/online-payment?payment=made-up&status=paid');
    await expect(heading(page, 'We cannot find this payment')).toBeVisible();
    await visit(page, '/contact-us');
    await visit(page, '/online-payment');
    // Each message differs from the one before it, so that it belongs to this attempt.
    for (const [scenario, message] of [
      ['payment-error', 'Our server did not give an answer that we can use.'],
      ['payment-offline', 'The connection broke before we had an answer.'],
      ['payment-malformed', 'Our server did not give an answer that we can use.'],
      ['payment-refused', 'There is no invoice with this reference.'],
      ['payment-foreign', 'it is not one that we know'],
    ] as const) {
      await mocks.change({ scenario });
      await fill(page);
      await expect(page.getByRole('alert').filter({ hasText: message }), scenario).toBeVisible();
      await expect(page.getByLabel('Reference'), scenario).toHaveValue('INV-1042');
    }
    await page.reload();
    await expect(page.getByLabel('Reference')).toHaveValue('INV-1042');
    await expect(page.getByLabel('What for')).toHaveValue('Service or repair');
  });
});

test('the prize wheel draws once, and only where there are prizes', async ({ page, noise }) => {
  noise.allow(/Failed to load resource/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/spin-to-win');
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
  const prizes = encodeURIComponent(
    'spinToWin.prizes:[{"name":"A full tank"},{"name":"A car wash"},{"name":"Floor mats"}]',
  );
  await open(page, `/spin-to-win?scenario=spin-error&flags=${prizes}`);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your spin is not lost' })).toBeVisible();
  await open(page, '/spin-to-win?scenario=none');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Spin the wheel' }).click();
  const won = page.getByRole('heading', { name: /^You won: / });
  await expect(won).toBeVisible();
  const text = await won.innerText();
  await page.reload();
  await expect(won).toHaveText(text);
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
});
