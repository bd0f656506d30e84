import type { Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { storedLeads as leads } from '../support/leads.ts';
import { expect, open, test, visit } from '../support/test.ts';
import { carAddress, openCar, stockedCar } from '../support/vehicles.ts';

const find = (page: Page) => page.getByRole('button', { name: 'Find my car' });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const step = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const steps = {
  plate: /number plate/,
  confirm: /Is this your car/,
  hand: /Tell us about your car/,
  kilometres: /How far/,
  condition: /What condition/,
  contact: /Where do we send/,
  offer: /^Your valuation$/,
  inPerson: /in person/,
};

const findPlate = async (page: Page, plate: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Number plate' }).fill(plate);
  await find(page).click();
};
const goToCondition = async (page: Page, km = '42,000'): Promise<void> => {
  await page.getByRole('button', { name: 'Yes, this is my car' }).click();
  await page.getByRole('textbox', { name: 'Kilometres' }).fill(km);
  await next(page).click();
  await expect(step(page, steps.condition)).toBeFocused();
};
const answer = async (page: Page): Promise<void> => {
  for (const question of await page.getByRole('radiogroup').all()) await question.getByRole('radio').first().check();
  await next(page).click();
  await expect(step(page, steps.contact)).toBeFocused();
};
const fillContact = async (page: Page, phone = '0412 345 678'): Promise<void> => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Robin');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Email' }).fill('robin@sample.example');
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  const location = page.getByRole('combobox', { name: 'Location' });
  if ((await location.count()) > 0) await location.selectOption({ index: 1 });
};
const send = (page: Page) => page.getByRole('button', { name: 'See my valuation' }).click();
const byHand = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: 'Year' }).fill('2019');
  await page.getByRole('textbox', { name: 'Make' }).fill('Mazda');
  await page.getByRole('textbox', { name: 'Model' }).fill('CX-5');
  await next(page).click();
  await expect(step(page, steps.kilometres)).toBeFocused();
  await page.getByRole('textbox', { name: 'Kilometres' }).fill('90000');
  await next(page).click();
  await expect(step(page, steps.contact)).toBeFocused();
};

/** What the page asks of the backend's lookups, in order. */
const watch = (page: Page): { path: string; body: unknown }[] => {
  const calls: { path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(lookups|miscellaneous)/.test(pathname))
      calls.push({ path: pathname, body: request.postDataJSON() as unknown });
  });
  return calls;
};

test.describe('a valuation', () => {
  test('in Australia goes from the plate to an accepted offer, under the field names of the backend', async ({
    page,
  }) => {
    const calls = watch(page);
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await open(page, '/trade-in');
    await page.evaluate(() => {
      (window as unknown as { heard: unknown[] }).heard = [];
      addEventListener('dealer:event', (event) =>
        (window as unknown as { heard: unknown[] }).heard.push((event as CustomEvent).detail),
      );
    });
    await findPlate(page, 'trade-1');
    await expect(step(page, steps.confirm)).toBeFocused();
    await expect(page.getByText(/Toyota RAV4/)).toBeVisible();
    await goToCondition(page);
    await answer(page);
    await fillContact(page);
    // Two presses in one moment are one lead.
    await page.getByRole('button', { name: 'See my valuation' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(step(page, steps.offer)).toBeFocused();
    const shown = await page.getByText(/^\$[\d,]+$/).innerText();
    await expect(
      page.getByText('Indicative only and subject to inspection. Based on data from a third-party valuation tool.'),
    ).toBeVisible();
    const recorded = await leads(page);
    expect(recorded).toHaveLength(1);
    const offer = Number(shown.replace(/\D/g, ''));
    const answers = { condition: 'excellent', tyres: 'good', service: 'full', accident: 'no' };
    expect(recorded[0]?.payload).toMatchObject({
      category: 'Trade-In Valuation',
      rego: 'TRADE1',
      regoState: 'qld',
      kms: '42000',
      offer_price: offer,
      adjustmentAnswers: answers,
      name: 'Robin',
      last_name: 'Sample',
      source: 'Website',
    });
    await expect.poll(() => calls.length).toBe(3);
    expect(calls).toMatchObject([
      { path: '/api/lookups/rego', body: { rego: 'TRADE1', regoState: 'qld' } },
      { path: '/api/lookups/valuation', body: { adjustmentAnswers: { kms: 42_000, ...answers } } },
      { path: '/api/miscellaneous', body: { offer_price: offer, column_name: 'valuation' } },
    ]);
    await expect.poll(() => messages).toContain('Valuation data saved successfully');
    await page.getByRole('button', { name: 'Accept this offer' }).click();
    await expect(page).toHaveURL(/\/success$/);
    const reference = String(recorded[0]?.lead_id);
    await expect(page.getByText(reference)).toBeVisible();
    expect((await leads(page))[0]?.payload).toEqual({
      lead_id: reference,
      form_completed: true,
      offer_accepted: true,
      category: 'Trade-In Valuation',
      subcategory: '3. Offer Accepted',
      page_id: 'tradeIn',
      url: expect.stringMatching(/-my-car$|trade-in$/) as unknown,
      source: 'Website',
      user_agent: expect.any(String) as unknown,
      lead_attributes: expect.objectContaining({ visited_pages: expect.any(Array) as unknown }) as unknown,
    });
    expect(
      await page.evaluate(() => (window as unknown as { heard: { id?: number }[] }).heard.map(({ id }) => id)),
    ).toContain(18);
    // The offer is decided: the next valuation starts empty.
    await visit(page, '/sell-my-car');
    await expect(page.getByRole('heading', { level: 1, name: 'Sell your car' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('');
  });

  test('in New Zealand has no state field; an offer can be postponed and survives a reload', async ({ page }) => {
    const calls = watch(page);
    await open(page, '/sell-your-car?site=kauri-motor-group');
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveCount(0);
    await findPlate(page, 'TRADE2');
    await goToCondition(page);
    await answer(page);
    await fillContact(page, '021 555 0123');
    await send(page);
    await expect(step(page, steps.offer)).toBeFocused();
    expect(calls[0]).toEqual({ path: '/api/lookups/rego', body: { rego: 'TRADE2' } });
    expect((await leads(page))[0]?.payload).not.toHaveProperty('regoState');
    await page.reload();
    await expect(step(page, steps.offer)).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(step(page, /is saved/)).toBeFocused();
    expect(await leads(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Value another car' }).click();
    await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('');
  });

  test('restores its step and all fields after a reload and Back', async ({ page }) => {
    await open(page, '/trade-in');
    await findPlate(page, 'TRADE1');
    await expect(step(page, steps.confirm)).toBeVisible();
    await page.reload();
    await expect(step(page, steps.confirm)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, this is my car' }).click();
    await page.getByRole('textbox', { name: 'Kilometres' }).fill('42,000');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Kilometres' })).toHaveValue('42,000');
    await next(page).click();
    await page.getByRole('radio', { name: /^Worn/ }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Worn/ })).toBeChecked();
    await answer(page);
    await page.getByRole('textbox', { name: 'Email' }).fill('robin@sample.example');
    await page.reload();
    await expect(step(page, steps.contact)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@sample.example');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(step(page, steps.condition)).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Kilometres' })).toHaveValue('42,000');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('TRADE1');
    // The same plate needs no second lookup, and a visit elsewhere loses nothing.
    await page.goForward();
    await expect(step(page, steps.confirm)).toBeFocused();
    await visit(page, '/favourites');
    await visit(page, '/trade-in');
    await expect(step(page, steps.confirm)).toBeVisible();
  });

  test('of an old car, or of one by hand, says honestly that there is no estimate, and sends the lead', async ({
    page,
  }) => {
    await open(page, '/trade-in');
    await findPlate(page, 'OLDCAR');
    await page.getByRole('button', { name: 'Yes, this is my car' }).click();
    await expect(page.getByText(/generally get no online estimate. Go on all the same/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Kilometres' }).fill('168000');
    await next(page).click();
    await answer(page);
    await fillContact(page);
    await send(page);
    await expect(step(page, steps.inPerson)).toBeFocused();
    await expect(page.getByText(/gives no online estimate for this car/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept this offer' })).toHaveCount(0);
    expect((await leads(page))[0]?.payload).not.toHaveProperty('offer_price');
    await page.getByRole('button', { name: 'Value another car' }).click();
    await findPlate(page, 'TRADE1');
    await page.getByRole('button', { name: 'Not my vehicle' }).click();
    await expect(step(page, steps.hand)).toBeFocused();
    await byHand(page);
    await fillContact(page);
    await send(page);
    await expect(step(page, steps.inPerson)).toBeFocused();
    expect((await leads(page))[0]?.payload).toMatchObject({
      rego: 'TRADE1',
      kms: '90000',
      car_year: 2019,
      car_description: '2019 Mazda CX-5',
    });
  });

  test('says what is missing, step by step', async ({ page }) => {
    await open(page, '/trade-in');
    const problems = page.getByRole('alert', { name: /^Nearly there/ });
    const refused = async (...fields: [label: string, message: string][]): Promise<void> => {
      await expect(problems.getByRole('link')).toHaveText(fields.map(([label]) => label));
      for (const [label, message] of fields)
        await expect(page.getByRole('textbox', { name: label })).toHaveAccessibleDescription(new RegExp(message));
      await expect(page.getByRole('textbox', { name: fields[0]?.[0] ?? '' })).toBeFocused();
    };
    await find(page).click();
    await refused(['Number plate', 'Please enter your registration number.']);
    await findPlate(page, 'AB#1');
    await refused(['Number plate', 'as it stands on the plate, letters and numbers only.']);
    await page.getByRole('button', { name: 'Enter details myself' }).click();
    await next(page).click();
    await refused(
      ['Year', 'Please enter the year it was built.'],
      ['Make', 'Please enter the make, such as Toyota.'],
      ['Model', 'Please enter the model, such as Corolla.'],
    );
    await page.getByRole('button', { name: 'Back' }).click();
    await findPlate(page, 'TRADE1');
    await page.getByRole('button', { name: 'Yes, this is my car' }).click();
    await next(page).click();
    await refused(['Kilometres', 'Please enter how many kilometres it has driven.']);
    await page.getByRole('textbox', { name: 'Kilometres' }).fill('a lot');
    await next(page).click();
    await refused(['Kilometres', 'Please enter the kilometres as a number, such as 84,000.']);
    await page.getByRole('textbox', { name: 'Kilometres' }).fill('42000');
    await next(page).click();
    await next(page).click();
    await expect(problems.getByRole('link')).toHaveCount(4);
    await problems.getByRole('link', { name: 'How are the tyres?' }).click();
    await expect(page.getByRole('radio', { name: /^Good: more/ })).toBeFocused();
    await answer(page);
    await send(page);
    await expect(problems.getByRole('link', { name: 'Phone' })).toBeVisible();
  });

  test('is offered on a car, knows which car is wanted, and goes on without one that is gone', async ({ page }) => {
    const { id, slug } = stockedCar((one) => one.status === 'in_stock' && Number(one.price) > 1000);
    await openCar(page, carAddress(slug));
    const summary = page.locator('[data-part="vehicle-summary"]');
    // The site lists it after the three buttons that are always in sight.
    await summary.getByText('More', { exact: true }).click();
    await summary.getByRole('link', { name: 'Trade-In Valuation' }).click();
    await expect(page).toHaveURL(new RegExp(`/cars/trade-in\\?car_id=${id}$`));
    const wanted = page.getByRole('region', { name: 'The car you are looking at' });
    await expect(wanted.getByRole('link')).toHaveAttribute('href', /^\/cars\//);
    await page.getByRole('button', { name: 'Enter details myself' }).click();
    await byHand(page);
    await fillContact(page);
    await send(page);
    await expect(step(page, steps.inPerson)).toBeFocused();
    expect((await leads(page))[0]?.payload).toMatchObject({ car_id: id, kms: '90000' });
    await visit(page, '/cars/trade-in?car_id=999999999');
    await expect(wanted.getByText(/We could not find it/)).toBeVisible();
  });
});

test.describe('when something fails', () => {
  test.beforeEach(({ noise }) =>
    noise.allow(/Failed to load resource|net::ERR|A valuation failed|Failed to save valuation data/),
  );

  test('a plate that cannot be looked up leads to entering the car by hand; a slow lookup says so, and need not be waited for', async ({
    page,
    mocks,
  }) => {
    await open(page, '/trade-in');
    for (const [scenario, text] of [
      ['rego-unknown', 'We could not find 123ABC in Queensland.'],
      ['rego-refused', 'This plate is on hold. Please call us about it.'],
      ['rego-error', 'We could not look up your plate just now.'],
      ['rego-malformed', 'We could not look up your plate just now.'],
      ['rego-offline', 'You seem to be offline, so we could not look up your plate.'],
    ] as const) {
      await test.step(scenario, async () => {
        await mocks.change({ scenario });
        await findPlate(page, '123 abc');
        await expect(step(page, steps.hand)).toBeFocused();
        await expect(page.getByRole('alert').getByText(text)).toBeVisible();
        await page.getByRole('button', { name: 'Back' }).click();
        await expect(page.getByRole('textbox', { name: 'Number plate' })).toHaveValue('123 abc');
      });
    }
    await mocks.change({ scenario: 'rego-slow', delay: '8000' });
    await findPlate(page, 'TRADE1');
    await expect(page.getByRole('button', { name: 'Looking up your car' })).toBeVisible();
    await page.getByRole('button', { name: 'Enter details myself' }).click();
    await expect(step(page, steps.hand)).toBeFocused();
    await byHand(page);
    await expect(step(page, steps.contact)).toBeVisible();
  });

  test('a valuation that gets no answer goes as a lead without a figure, and the page says so', async ({
    page,
    mocks,
  }) => {
    await open(page, '/trade-in');
    for (const [at, scenario] of ['valuation-error', 'valuation-malformed', 'valuation-offline'].entries()) {
      await test.step(scenario, async () => {
        await mocks.change({ scenario });
        await findPlate(page, 'TRADE1');
        await goToCondition(page);
        await answer(page);
        await fillContact(page);
        await send(page);
        await expect(step(page, /on its way/)).toBeFocused();
        await expect(page.getByText(/gave no answer just now/)).toBeVisible();
        const [newest, ...older] = await leads(page);
        expect(older).toHaveLength(at);
        expect(newest?.payload).toMatchObject({ rego: 'TRADE1', adjustmentAnswers: { accident: 'no' } });
        await page.getByRole('button', { name: 'Value another car' }).click();
      });
    }
  });

  test('a figure that could not be stored is shown all the same, and a refused lead says why', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await open(page, '/trade-in?scenario=valuation-not-saved,lead-422');
    await findPlate(page, 'TRADE1');
    await goToCondition(page);
    await answer(page);
    await fillContact(page);
    await send(page);
    await expect(page.getByRole('alert').getByText('This phone number is not in use. Please check it.')).toBeVisible();
    await expect.poll(() => messages).toContain('Failed to save valuation data');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@sample.example');
    expect(await leads(page)).toHaveLength(0);
  });

  test('without a connection the lead waits, and the figure is there once it was sent', async ({ page, context }) => {
    await open(page, '/trade-in');
    await findPlate(page, 'TRADE1');
    await goToCondition(page);
    await answer(page);
    await fillContact(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(/saved on this device and will be sent when you are back online/)).toBeVisible();
    await context.setOffline(false);
    await expect(step(page, steps.offer)).toBeVisible();
    expect(await leads(page)).toHaveLength(1);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Accept this offer' }).click();
    await expect(page.getByText(/saved on this device/)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/success$/);
    expect(await leads(page)).toHaveLength(2);
  });
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every step can be done and holds what a page must', async ({ page }) => {
    test.setTimeout(120_000);
    const tabTo = async (role: 'button' | 'textbox' | 'radio', name: RegExp): Promise<void> => {
      const target = page.getByRole(role, { name }).first();
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${String(name)}.`);
    };
    await open(page, '/trade-in');
    await audit(page);
    await tabTo('textbox', /Number plate/);
    await page.keyboard.type('TRADE1');
    await page.keyboard.press('Enter');
    await expect(step(page, steps.confirm)).toBeFocused();
    await audit(page, 'main');
    await tabTo('button', /Yes, this/);
    await page.keyboard.press('Enter');
    await expect(step(page, steps.kilometres)).toBeFocused();
    await tabTo('textbox', /Kilometres/);
    await page.keyboard.type('42000');
    await page.keyboard.press('Enter');
    await expect(step(page, steps.condition)).toBeFocused();
    for (const name of [/^Excellent/, /^Good: more/, /^Full/, /^No$/]) {
      await tabTo('radio', name);
      await page.keyboard.press('Space');
    }
    await audit(page, 'main');
    await tabTo('button', /^Next/);
    await page.keyboard.press('Enter');
    await expect(step(page, steps.contact)).toBeFocused();
    await fillContact(page);
    await audit(page, 'main');
    await tabTo('button', /See my valuation/);
    await page.keyboard.press('Enter');
    await expect(step(page, steps.offer)).toBeFocused();
    await audit(page, 'main');
  });
});
