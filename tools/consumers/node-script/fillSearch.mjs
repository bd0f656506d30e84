import { readFileSync } from 'node:fs';
import { indexPrimaryKey, indexSettings, searchFields } from '@dealer/core/stock';
import { parseVehicle } from '@dealer/core/vehicle';

// SEARCH_HOST=http://127.0.0.1:7700 SEARCH_KEY=<a key that may write> node fillSearch.mjs cars.json
const { SEARCH_HOST: host, SEARCH_KEY: key = '' } = process.env;
const [file] = process.argv.slice(2);
if (!host || !file) throw new Error('Set SEARCH_HOST, and name a file: node fillSearch.mjs cars.json');

const index = 'Car_production';
const send = async (method, path, body) => {
  const answer = await fetch(host + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  }).catch(() => ({ status: 'no answer', text: () => `Is the search server running at ${host}?` }));
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}. ${await answer.text()}`);
};

/** Why the site will not show a vehicle; nothing where it will. */
const problemOf = (car) => {
  const parsed = parseVehicle(car);
  if (parsed.kind === 'malformed') return parsed.reasons.join(', ');
  if (!['in_stock', 'coming_soon'].includes(car.status)) return 'status is neither in_stock nor coming_soon';
  return car.show_on_dealer_website === true ? undefined : 'show_on_dealer_website is not true';
};

const cars = JSON.parse(readFileSync(file, 'utf8'));
const shown = cars.filter((car) => {
  const problem = problemOf(car);
  if (problem) console.error(`${car.slug ?? JSON.stringify(car)} is left out: ${problem}.`);
  return !problem;
});
await send('POST', '/indexes', { uid: index, primaryKey: indexPrimaryKey });
await send('PATCH', `/indexes/${index}/settings`, indexSettings);
// With the fields that the search needs, such as the price that a sort order compares.
const documents = shown.map((car) => ({ ...car, ...searchFields(car) }));
await send('POST', `/indexes/${index}/documents`, documents);
console.log(`${shown.length} of ${cars.length} vehicles sent.`);
