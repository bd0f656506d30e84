import type { Locator, Page } from '@playwright/test';
import { audit } from '../support/audit.ts';
import { storedLeads } from '../support/leads.ts';
import { chooseDay } from '../support/testDrive.ts';
import { expect, open, test, visit as goTo } from '../support/test.ts';
import { carAddress, openCar, stockedCar } from '../support/vehicles.ts';
import { acceptedAlerts } from '../support/alerts.ts';

const form = (page: Page) => page.getByRole('main').locator('form').first();
const flags = (values: Record<string, unknown>): string =>
  `flags=${encodeURIComponent(
    Object.entries(values)
      .map(([path, value]) => `${path}:${JSON.stringify(value)}`)
      .join(','),
  )}`;
const send = (within: Locator) => within.locator('button[type="submit"]').click();

const person = { name: 'Robin', last_name: 'Sample', email: 'robin@sample.example', phone: '0412345678' };
const optInWording =
  'Send me news and offers. You can opt out at any time by replying STOP or with the link in any email.';

const fillPerson = async (within: Locator): Promise<void> => {
  await within.getByLabel('First name').fill(' Robin ');
  await within.getByLabel('Last name').fill('Sample');
  await within.getByLabel('Email', { exact: true }).first().fill(' robin@sample.example ');
  await within.getByRole('textbox', { name: 'Phone' }).fill('+61 412 345 678');
};

/** What every lead says of the visit; each form's own part is compared to the letter. */
const visit = (page_id: string, url: RegExp, more: object = {}) => ({
  page_id,
  url: expect.stringMatching(url) as unknown,
  source: 'Website',
  user_agent: expect.any(String) as unknown,
  lead_attributes: {
    visited_pages: expect.any(Array) as unknown,
    form_open_ms: expect.any(Number) as unknown,
    linked_query_params: expect.any(Object) as unknown,
    opt_in_wording: optInWording,
    ...more,
  },
});

const newest = async (page: Page): Promise<Record<string, unknown>> => {
  await expect(page).toHaveURL(/\/success$/);
  return (await storedLeads(page))[0]?.payload ?? {};
};

const usual = { opt_in: false, PreferredContactMethod: 'Phone' };
/** A location that a lead goes to, as every form names it. */
const at = (location: string, location_id: number) => ({
  location,
  location_id,
  dealership_slug: 'harbour-city-motors',
});

test('each form sends what it asks under the field names of the backend', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/about-us');
  for (const [path, message, fill, expected] of [
    [
      '/contact-us',
      'How can we help?',
      async () => form(page).getByText('Email', { exact: true }).last().click(),
      {
        page_id: 'contact',
        location: at('Newstead', 101),
        category: 'General Enquiry',
        PreferredContactMethod: 'Email',
      },
    ],
    [
      '/careers',
      /^Tell us about yourself/,
      async () =>
        form(page)
          .getByLabel(/^Position/)
          .fill('Technician'),
      {
        page_id: 'careers',
        location: at('Newstead', 101),
        category: 'General Enquiry',
        subcategory: 'Career Enquiry',
        position: 'Technician',
      },
    ],
    [
      '/fleet',
      /^What do you need/,
      async () => {
        await form(page)
          .getByLabel(/^Company/)
          .fill('Reef Tours');
        await form(page)
          .getByLabel(/^Vehicles in your fleet/)
          .fill('1,200');
      },
      {
        page_id: 'fleet',
        location: at('Newstead', 101),
        category: 'General Enquiry',
        subcategory: 'Fleet Enquiry',
        company: 'Reef Tours',
        fleet_size: '1200',
      },
    ],
    [
      '/vehicle-parts-and-accessories',
      'Which part or accessory?',
      async () => {
        await form(page)
          .getByLabel(/^Make and model/)
          .fill('Toyota HiLux');
        await form(page).getByLabel(/^Year/).fill('2019');
        await form(page)
          .getByLabel(/^Registration plate/)
          .fill('123 abc');
      },
      {
        page_id: 'parts',
        location: at('Newstead Parts', 103),
        category: 'General Enquiry',
        subcategory: 'Parts Enquiry',
        car_description: 'Toyota HiLux',
        car_year: 2019,
        Rego: '123 ABC',
      },
    ],
    [
      '/parts/search',
      'Part name or number',
      async () => undefined,
      {
        page_id: 'partsSearch',
        location: at('Newstead Parts', 103),
        category: 'General Enquiry',
        subcategory: 'Parts Enquiry',
      },
    ],
    [
      '/warranty',
      'What is it about?',
      async () =>
        form(page)
          .getByLabel(/^Registration plate/)
          .fill('123ABC'),
      {
        page_id: 'warranty',
        location: at('Newstead Service', 102),
        category: 'General Enquiry',
        subcategory: 'Warranty Enquiry',
        Rego: '123ABC',
      },
    ],
    [
      '/roadside-assist',
      'How can we help?',
      async () =>
        form(page)
          .getByLabel(/^Make and model/)
          .fill('Corolla'),
      {
        page_id: 'roadsideAssist',
        location: at('Newstead Service', 102),
        category: 'General Enquiry',
        subcategory: 'Roadside Assist',
        car_description: 'Corolla',
      },
    ],
    [
      '/service',
      'What needs doing?',
      async () => {
        await form(page)
          .getByLabel(/^Preferred date/)
          .fill('2030-04-09');
        await form(page).getByRole('checkbox', { name: 'Wheel alignment' }).check();
        await form(page).getByRole('checkbox', { name: 'Loan car' }).check();
      },
      {
        page_id: 'service',
        location: at('Newstead Service', 102),
        category: 'General Enquiry',
        subcategory: 'Service Booking',
        additional_services: 'Wheel alignment, Loan car',
        preferred_date: '2030-04-09',
      },
    ],
  ] as const) {
    await goTo(page, path);
    // The previous page may still be mounted until the form loads.
    await expect(form(page).getByLabel(message)).toBeVisible();
    await fillPerson(form(page));
    const { location, page_id, ...own } = expected;
    // By the names that the site shows: a service goes to a workshop, a part to its counter.
    await form(page).getByLabel('Dealership').selectOption({ label: location.location });
    await fill();
    await form(page).getByLabel(message).fill(`About ${path}`);
    await send(form(page));
    expect(await newest(page), path).toEqual({
      ...person,
      ...usual,
      ...location,
      ...own,
      message: `About ${path}`,
      ...visit(page_id, new RegExp(`${path}$`)),
    });
  }
  await expect(page.getByRole('link', { name: 'See all vehicles' })).toHaveCount(0);
  // The last one was a service: its text, the requested services, and next steps.
  const main = page.getByRole('main');
  await expect(main.getByText(/is with our workshop.*We answer within one business hour/)).toBeVisible();
  await expect(main.getByText('Wheel alignment, Loan car')).toBeVisible();
  await expect(main.getByText('Tue 9 April 2030')).toBeVisible();
  await expect(main.getByText(/^Your reference is \d+$/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Parts and accessories' })).toBeVisible();
  // A career enquiry counts as one, although it goes out as a general one.
  await page.goto('/__mocks/events');
  await expect(page.getByText(/\b51\b/).first()).toBeVisible();
});

test('an enquiry about a vehicle says finance, trade-in, page, price line and vehicle', async ({ page }) => {
  const car = stockedCar(
    ({ status, sold, price, car_type, location_id }) =>
      status === 'in_stock' && sold !== true && Number(price) > 5_000 && car_type === 'used' && location_id !== 104,
  );
  await openCar(page, carAddress(car.slug, {}, 'enquire=enquire'));
  const dialog = page.getByRole('dialog', { name: 'Enquire about this vehicle' }).locator('form');
  await expect(dialog).toBeVisible();
  await fillPerson(dialog);
  // A message is suggested.
  await expect(dialog.getByLabel('Message')).toHaveValue(
    /^Hi, I'm interested in the \d{4} .+\. Is it still available\?$/,
  );
  await dialog.getByRole('checkbox', { name: 'Finance' }).check();
  await expect(dialog.getByLabel(/^Kilometres/)).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Trade-in' }).check();
  await dialog.getByLabel(/^What do you drive/).fill('2016 Mazda CX-5');
  await dialog.getByLabel(/^Kilometres/).fill('84,000 km');
  await dialog.getByLabel(/^Registration plate/).fill('987xyz');
  await dialog.getByLabel(/^State/).selectOption('qld');
  await dialog.getByLabel(/^Bring it to/).selectOption({ label: 'Southport' });
  await dialog.getByLabel('Message').fill('Is it still there?');
  await send(dialog);
  const sent = await newest(page);
  expect(sent).toMatchObject({
    ...person,
    category: 'General Enquiry',
    finance: 'Yes',
    'do-you-have-a-trade-in': 'Yes',
    trade_in_vehicle: '2016 Mazda CX-5',
    kms: '84000',
    rego: '987XYZ',
    regoState: 'qld',
    trade_in_location: 'Southport',
    trade_in_location_id: 104,
    // The vehicle's yard answers, wherever the trade-in is looked at.
    location_id: car['location_id'],
    car_id: car.id,
    car_type: 'used',
    vehicle_status: 'in_stock',
    'Vehicle Make': car['make'],
    'Vehicle Model': car['model'],
    stock_number: expect.any(String) as unknown,
    ...visit('vehicle', /\/cars\//, { price_shown: expect.stringMatching(/\$/) as unknown }),
  });
  expect(sent).not.toHaveProperty('subcategory');
  expect(sent).not.toHaveProperty('Rego');
  await expect(page.getByRole('main').getByText(String(sent['location']), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the vehicle' })).toHaveAttribute('href', `/cars/${car.slug}`);
  // The form is done: Back leads to the vehicle, not into the form again.
  await page.goBack();
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === `/cars/${car.slug}` && !searchParams.has('enquire'),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('finance and trade-in can be two questions, and the trade-in dialog asks what is traded in', async ({ page }) => {
  const car = stockedCar(({ status, sold }) => status === 'in_stock' && sold !== true);
  const questions = { 'forms.interests': 'questions', 'forms.optInDefault': true };
  await openCar(page, carAddress(car.slug, questions, 'enquire=enquire'));
  const enquiry = page.getByRole('dialog', { name: 'Enquire about this vehicle' }).locator('form');
  await fillPerson(enquiry);
  for (const [question, answer] of [
    [/interested in finance/, 'No'],
    [/trade-in/, 'Yes'],
  ] as const)
    await enquiry.getByRole('radiogroup', { name: question }).getByText(answer, { exact: true }).click();
  await enquiry.getByLabel(/^Kilometres/).fill('84,000 km');
  await send(enquiry);
  expect(await newest(page)).toMatchObject({
    opt_in: true,
    finance: 'No',
    'do-you-have-a-trade-in': 'Yes',
    kms: '84000',
    message: expect.stringMatching(/^Hi, I'm interested in the /) as unknown,
  });

  await goTo(page, `/cars/${car.slug}?enquire=trade-in`);
  const tradeIn = page.getByRole('dialog', { name: 'Trade in your vehicle' }).locator('form');
  await expect(tradeIn.getByText('Do you have a trade-in?')).toHaveCount(0);
  await fillPerson(tradeIn);
  await send(tradeIn);
  await expect(tradeIn.getByRole('alert', { name: 'Nearly there. Please check 2 fields:' })).toBeVisible();
  await expect(tradeIn.getByLabel('What do you drive?')).toBeFocused();
  await tradeIn.getByLabel('What do you drive?').fill('2016 Mazda CX-5');
  await tradeIn.getByLabel('Kilometres').fill('84000');
  await send(tradeIn);
  const sent = await newest(page);
  expect(sent).toMatchObject({
    subcategory: 'Trade In',
    'do-you-have-a-trade-in': 'Yes',
    trade_in_vehicle: '2016 Mazda CX-5',
    kms: '84000',
    car_id: car.id,
    message: expect.stringMatching(/^Hi, I'd like to trade in my vehicle on the /) as unknown,
  });
  expect(sent).not.toHaveProperty('finance');
});

test('missing or invalid fields are listed once and marked, and nothing is lost', async ({ page }) => {
  await open(page, `/service?${flags({ 'forms.requirePostcode': true, 'forms.requireTerms': true })}`);
  await send(form(page));
  const summary = page.getByRole('alert', { name: 'Nearly there. Please check 8 fields:' });
  await expect(summary.getByRole('link')).toHaveText([
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Postcode',
    'Dealership',
    'What needs doing?',
    'Terms of use',
  ]);
  await expect(form(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
  for (const [label, message] of [
    ['First name', 'Please enter your first name.'],
    ['Last name', 'Please enter your last name.'],
    ['Email', 'Please enter your email address.'],
    ['Phone', 'Please enter your phone number.'],
    ['Postcode', 'Please enter your postcode.'],
    ['What needs doing?', 'Please enter a message.'],
  ] as const)
    await expect(form(page).getByRole('textbox', { name: label })).toHaveAccessibleDescription(message);
  await expect(form(page).getByLabel('Dealership')).toHaveAccessibleDescription('Please choose a dealership.');
  await expect(form(page).getByRole('checkbox', { name: /terms of use/ })).toHaveAccessibleDescription(
    '*You must agree to the terms of use before submitting.',
  );
  await summary.getByRole('link', { name: 'Email' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Email' })).toBeFocused();

  const huge = `${'x'.repeat(6_000)}🚗`;
  const wrong = [
    ['First name', huge, 'This is too long. Please shorten it.'],
    ['Last name', '<img src=x onerror=alert(1)> 🚙', undefined],
    ['Email', 'robin at sample', 'Please enter a whole email address, such as name@example.com.'],
    [
      'Phone',
      'call 0412',
      'Please enter an Australian phone number with its area code, such as 07 5550 1234 or 0412 345 678.',
    ],
    ['Postcode', ' 40 00 ', 'Invalid postcode. Please enter a 4-digit number.'],
    [/^Make and model/, huge, 'This is too long. Please shorten it.'],
    [/^Year/, '🗓️', 'Please enter the year as four digits, such as 2019.'],
    [
      /^Registration plate/,
      '!!',
      'Please enter the registration number as it stands on the plate, letters and numbers only.',
    ],
    ['What needs doing?', huge, 'This is too long. Please shorten it.'],
  ] as const;
  for (const [label, value] of wrong) await form(page).getByRole('textbox', { name: label }).fill(value);
  await form(page)
    .getByLabel(/^Preferred date/)
    .fill('2020-01-02');
  await send(form(page));
  await expect(form(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
  for (const [label, value, message] of wrong) {
    const field = form(page).getByRole('textbox', { name: label });
    await expect(field).toHaveValue(value);
    if (message === undefined) await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(field).toHaveAccessibleDescription(message);
  }
  await expect(form(page).getByLabel(/^Preferred date/)).toHaveAccessibleDescription(
    'Please choose a day that is still to come.',
  );
  expect(await storedLeads(page)).toHaveLength(0);
});

test('a site has its own terms, no consent field, or an optional message', async ({ page }) => {
  await open(
    page,
    `/contact-us?${flags({ 'forms.requireTerms': true, 'forms.termsMessage': 'inline', 'forms.marketingOptIn': false, 'forms.requireMessage': false })}`,
  );
  await expect(form(page).getByRole('checkbox')).toHaveCount(1);
  await fillPerson(form(page));
  await form(page).getByLabel('Dealership').selectOption({ label: 'Ironbark Trucks Wacol' });
  await send(form(page));
  const terms = form(page).getByRole('checkbox', { name: /terms of use/ });
  await expect(terms).toHaveAccessibleDescription('You must agree to the terms of use before submitting the form.');
  await expect(form(page).getByRole('link', { name: /^terms of use, opens/ })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  await terms.check();
  await send(form(page));
  const sent = await newest(page);
  expect(sent).toMatchObject({
    opt_in: false,
    location: 'Ironbark Trucks Wacol',
    location_id: 131,
    dealership_slug: 'ironbark-trucks',
  });
  expect(sent).not.toHaveProperty('message');
  expect(JSON.stringify(sent)).not.toContain('opt_in_wording');
});

test('a refusal is said in the form and, where the site wants it, by the browser; two presses send one lead', async ({
  page,
  mocks,
  noise,
}) => {
  noise.allow(/Failed to load resource/);
  const alerts = acceptedAlerts(page);
  await open(page, `/contact-us?scenario=lead-422&${flags({ 'forms.useBrowserAlert': true })}`);
  await fillPerson(form(page));
  await form(page).getByLabel('Dealership').selectOption({ index: 1 });
  await form(page).getByLabel('How can we help?').fill('Hello');
  await send(form(page));
  await expect(form(page).getByRole('alert')).toContainText('This phone number is not in use');
  expect(alerts).toHaveLength(1);
  await expect(form(page).getByLabel('How can we help?')).toHaveValue('Hello');

  await mocks.change({ scenario: 'none', delay: '300' });
  // Two presses, not a double click: the button ignores its second click.
  await form(page)
    .locator('button[type="submit"]')
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await newest(page);
  expect(await storedLeads(page)).toHaveLength(1);
});

test('the booking form is reached by its anchor, and the whole form by keyboard alone', async ({ page }) => {
  await open(page, '/service#service-booking');
  await expect(page.getByRole('heading', { name: 'Book a service' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Book a service' })).toBeInViewport();
  const { keyboard } = page;
  const type = async (text: string): Promise<void> => {
    await keyboard.press('Tab');
    await keyboard.type(text);
  };
  for (const text of ['Robin', 'Sample', 'robin@sample.example', '0412 345 678']) await type(text);
  // From "Phone" to "Email".
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  for (const text of ['Corolla', '2019', '123ABC']) await type(text);
  // A date has three parts and a calendar button, then come the services.
  await form(page)
    .getByLabel(/^Preferred date/)
    .focus();
  await form(page).getByRole('checkbox', { name: 'Wheel alignment' }).focus();
  await keyboard.press('Space');
  for (let box = 0; box < 4; box += 1) await keyboard.press('Tab');
  await type('Squeaks');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  expect(await newest(page)).toMatchObject({
    ...person,
    PreferredContactMethod: 'Email',
    ...at('Newstead Service', 102),
    car_description: 'Corolla',
    additional_services: 'Wheel alignment',
    message: 'Squeaks',
  });
});

test.describe('at 390 pixels', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the longest form passes the audit, empty and refused', async ({ page }) => {
    await open(page, '/service');
    await send(form(page));
    await expect(form(page).getByRole('textbox', { name: 'First name' })).toBeFocused();
    await audit(page);
  });

  test('so does a location, under each of its addresses', async ({ page }) => {
    await open(page, '/contact-us');
    for (const path of ['/our-location/newstead', '/locations/newstead', '/contact-us/newstead']) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1, name: 'Newstead', exact: true })).toBeVisible();
    }
    await audit(page);
  });
});

test.describe('a location', () => {
  test('says its hours, its holidays and its counters, and its form goes there', async ({ page }) => {
    await open(page, '/contact-us/newstead');
    await page.getByRole('button', { name: 'Holiday hours' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Holiday hours' }).getByRole('row', { name: /25 December 2029 Closed/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await goTo(page, '/contact-us/newstead-service');
    const counters = page.getByRole('navigation', { name: /^Counters/ });
    await expect(counters.getByRole('link', { name: 'Service' })).toHaveAttribute('aria-current', 'page');
    await counters.getByRole('link', { name: 'Parts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newstead Parts' })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row').first()).toContainText('Mon-Fri');
    await fillPerson(form(page));
    await form(page).getByLabel('Which part or accessory?').fill('A mirror');
    await send(form(page));
    expect(await newest(page)).toEqual({
      ...person,
      ...usual,
      ...at('Newstead Parts', 103),
      category: 'General Enquiry',
      subcategory: 'Parts Enquiry',
      message: 'A mirror',
      ...visit('location', /\/contact-us\/newstead-parts$/),
    });
    // One that nobody knows.
    await goTo(page, '/locations/atlantis');
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible();
  });
});

test.describe('a test drive', () => {
  test("of a vehicle that is picked has free times; of one that is only named it is sent with the visitor's description", async ({
    page,
  }) => {
    await open(page, '/book-test-drive');
    await send(form(page));
    await expect(form(page).getByText('Please choose a vehicle, or tell us which one.')).toBeVisible();
    await expect(form(page).getByLabel('Which vehicle would you like to drive?')).toBeFocused();
    await form(page).getByLabel('Which vehicle would you like to drive?').fill('toyota');
    await form(page)
      .getByRole('list', { name: 'Vehicles in stock' })
      .getByRole('button', { name: /^Choose the/ })
      .first()
      .click();
    await expect(form(page).getByRole('button', { name: /^Change the .* for another vehicle$/ })).toBeFocused();
    const day = new Date(Date.now() + 10 * 86_400_000);
    // The mocked yard is closed on Sundays.
    if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
    const date = day.toISOString().slice(0, 10);
    await chooseDay(form(page), date);
    await form(page).getByRole('radiogroup', { name: 'Time' }).getByRole('radio').first().check();
    await send(form(page));
    await expect(form(page).getByRole('heading', { name: /Your details/ })).toBeFocused();
    await fillPerson(form(page));
    await send(form(page));
    const sent = await newest(page);
    expect(sent).toMatchObject({
      ...person,
      category: 'General Enquiry',
      subcategory: 'Test Drive',
      'Vehicle Make': 'Toyota',
      dateTime: expect.stringMatching(new RegExp(`^${date}T\\d\\d:\\d\\d$`)) as unknown,
    });
    expect(sent['car_id']).toEqual(expect.any(Number));
    await expect(page.getByText('Your test drive request has reached the yard.')).toBeVisible();

    await goTo(page, '/book-test-drive');
    await form(page).getByLabel('Which vehicle would you like to drive?').fill('zzz red hatch');
    await expect(form(page).getByText(/None of our vehicles is called so/)).toBeVisible();
    await chooseDay(form(page), '2030-04-09');
    await form(page).getByLabel('Time').fill('10:30');
    await send(form(page));
    await fillPerson(form(page));
    await form(page).getByLabel('Dealership').selectOption({ label: 'Newstead' });
    await send(form(page));
    expect(await newest(page)).toEqual({
      ...person,
      ...usual,
      ...at('Newstead', 101),
      category: 'General Enquiry',
      subcategory: 'Test Drive',
      car_description: 'zzz red hatch',
      dateTime: '2030-04-09T10:30',
      ...visit('testDrive', /\/book-test-drive$/),
    });
  });
});

test('a site of New Zealand has no state field and accepts its phone numbers', async ({ page }) => {
  await open(page, '/search/used-cars?site=kauri-motor-group');
  const car = page.getByRole('main').locator('a[href^="/cars/"]').first();
  await expect(car).toBeVisible();
  await goTo(page, `${(await car.getAttribute('href')) ?? ''}?enquire=enquire`);
  const dialog = page.getByRole('dialog').locator('form');
  await dialog.getByRole('checkbox', { name: 'Trade-in' }).check();
  await expect(dialog.getByLabel(/^Registration plate/)).toBeVisible();
  await expect(dialog.getByLabel(/^State/)).toHaveCount(0);
  await expect(dialog.getByRole('checkbox', { name: /news and offers/ })).not.toBeChecked();
  await fillPerson(dialog);
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+64 21 555 012');
  await dialog.getByLabel('Message').fill('Kia ora');
  await send(dialog);
  expect(await newest(page)).toMatchObject({ phone: '021555012', opt_in: false, 'do-you-have-a-trade-in': 'Yes' });
});

test("terms and privacy are pages of the site's own text, and menus lead to them", async ({ page }) => {
  await open(page, '/privacy-policy');
  await expect(page.getByRole('heading', { level: 2, name: 'What we keep' })).toBeVisible();
  // The footer comes at the first sign of a visitor.
  await page.keyboard.press('Shift');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeFocused();
});
