import { generateStock } from '@dealer/mocks/stock';
import { expect, settled, test } from '../support/test.ts';

const hourMs = 3_600_000;
const site = 'southern-cross-motors';
// Christmas Eve, five past one in Fremantle, five past three in Queensland.
const now = '2029-12-24T13:05+08:00';

test('on Christmas Eve at 1:05 pm, Fremantle is open, Queensland is closed, an offer is over and a hold runs out', async ({
  page,
  mocks,
}) => {
  const main = page.getByRole('main');
  const use = async (path: string, at: string, rows: [string, string, object][] = []): Promise<void> => {
    await mocks.use({ site, page: path, settings: { now: at }, store: { leads: [], views: [], rows } });
    await settled(page);
  };

  await use('/contact-us/paper-moon-fremantle', now);
  await expect(main.getByText('Open until 5:30pm')).toBeVisible();
  await use('/contact-us/newstead', now);
  await expect(main.getByText(/^Closed, opens/)).toBeVisible();

  const offer = main.getByText('Ranger with tray and tow bar, on the road');
  await use('/special-offers', '2029-06-30T12:00+10:00');
  await expect(offer.first()).toBeVisible();
  await use('/special-offers', now);
  await expect(main.getByText('5.99% p.a. on used cars under five years old').first()).toBeVisible();
  await expect(offer).toHaveCount(0);

  const at = Date.parse(now);
  const car = generateStock({ seed: 1, now: at }).find(
    ({ status, sold, reserved, price, car_type, dealership_name }) =>
      dealership_name === 'Paper Moon Used Cars' &&
      status === 'in_stock' &&
      sold !== true &&
      reserved !== true &&
      Number(price) > 5_000 &&
      car_type === 'used',
  )!;
  // Paid 47 hours and 59 minutes ago.
  const hold = {
    id: 'R1001',
    key: 'somebody',
    created_at: at - 48 * hourMs + 60_000,
    what: '$200 deposit',
    return_url: '',
    lead_id: '1001',
    outcome: 'paid',
    settles_at: 0,
  };
  const rows: [string, string, object][] = [['reserved-cars', String(car.id), { car_id: car.id, holds: [hold] }]];
  const reserved = main.getByText('Reserved', { exact: true });
  await use(`/cars/${car.slug}`, now, rows);
  await expect(reserved.first()).toBeVisible();
  await use(`/cars/${car.slug}`, '2029-12-24T13:06+08:00', rows);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reserved).toHaveCount(0);
});
