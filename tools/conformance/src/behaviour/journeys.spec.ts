import type { Locator, Page } from '@playwright/test';
import { fillEnquiry } from '../support/enquiry.ts';
import { fillDetails } from '../support/signIn.ts';
import { expect, open, test, visit } from '../support/test.ts';
import { carAddress, openCar, stockedCar } from '../support/vehicles.ts';

const isForSale = ({ status, price, sold }: Record<string, unknown>): boolean =>
  status === 'in_stock' && Number(price) > 15_000 && sold !== true;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const price = (page: Page): Locator =>
  page.locator('[data-part="finance-journey"]').getByRole('textbox', { name: 'Purchase price' });

/** A form of several steps: how to come to its first step, what is typed there, how to go on, and what the next step has. */
type Journey = {
  address: () => string;
  /** Fills in the first step. */
  fill: (page: Page) => Promise<void>;
  goOn: (page: Page) => Promise<void>;
  /** Something of the first step, with what was typed. */
  first: (page: Page) => Promise<void>;
  second: (page: Page) => Locator;
};

const journeys: Record<string, Journey> = {
  'test drive': {
    address: () => '/book-test-drive',
    fill: async (page) => {
      await box(page, 'Vehicle').first().fill('A seven-seater');
      await fillEnquiry(page.locator('[data-part="test-drive-form"]'));
    },
    goOn: (page) => button(page, 'Next').click(),
    first: (page) => expect(box(page, 'Email')).toHaveValue('robin@sample.example'),
    second: (page) => page.getByText('Step 2 of 2'),
  },
  finance: {
    address: () => '/finance',
    fill: (page) => price(page).fill('31000'),
    goOn: (page) => button(page, 'Next').click(),
    first: (page) => expect(price(page)).toHaveValue('31000'),
    second: (page) => page.getByRole('heading', { name: 'How can we reach you?' }),
  },
  'trade-in': {
    address: () => '/trade-in',
    fill: (page) => box(page, 'Number plate').fill('TRADE1'),
    goOn: (page) => button(page, 'Find my car').click(),
    first: (page) => expect(box(page, 'Number plate')).toHaveValue('TRADE1'),
    second: (page) => button(page, 'Yes, this is my car'),
  },
  purchase: {
    address: () => `/checkout-journey?car_id=${stockedCar(isForSale).id}`,
    fill: () => Promise.resolve(),
    goOn: (page) => button(page, 'Continue').click(),
    first: (page) => expect(page.getByRole('heading', { name: 'Is this the one?' })).toBeVisible(),
    second: (page) => page.getByRole('heading', { name: 'Do you have a vehicle to trade in?' }),
  },
  'sign-in': {
    address: () => '/sign-in?type=my-garage',
    fill: fillDetails,
    goOn: (page) => button(page, 'Send Code').click(),
    first: (page) => expect(page.getByLabel('Mobile phone')).toHaveValue(/^04/),
    second: (page) => page.getByLabel('6-digit code'),
  },
};

test('Back, Forward and a reload lead to the step of a form that was there, and Back leaves the first one', async ({
  page,
}) => {
  const start = '/about-us?flags=forms.testDriveFirst:details';
  await open(page, start);
  for (const [name, { address, fill, goOn, first, second }] of Object.entries(journeys))
    await test.step(name, async () => {
      await visit(page, address());
      await fill(page);
      await goOn(page);
      await expect(second(page)).toBeVisible();
      await page.goBack();
      await first(page);
      await expect(second(page)).toHaveCount(0);
      await page.goForward();
      await expect(second(page)).toBeVisible();
      await page.reload();
      await expect(second(page)).toBeVisible();
      await page.goBack();
      await expect(second(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(start);
    });
});

test('a dialog is closed from its second step at once, and what was typed is there when it is opened', async ({
  page,
}) => {
  const { slug } = stockedCar(isForSale);
  await openCar(page, carAddress(slug, { 'forms.testDriveFirst': 'details' }, 'enquire=test-drive'));
  const dialog = page.getByRole('dialog');
  await fillEnquiry(dialog.locator('form'));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/enquire=/);
  await page.goForward();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@sample.example');
  await page.goForward();
  await expect(dialog.getByText('Step 2 of 2')).toBeVisible();
});
