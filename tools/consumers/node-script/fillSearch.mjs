import { readFileSync } from 'node:fs';
import { indexPrimaryKey, indexSettings, searchFields } from '@dealer/core/stock';

// SEARCH_HOST=http://127.0.0.1:7700 SEARCH_KEY=<a key that may write> node fillSearch.mjs cars.json
const index = 'Car_production';

const send = async (method, path, body) => {
  const answer = await fetch(process.env.SEARCH_HOST + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${process.env.SEARCH_KEY ?? ''}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${await answer.text()}`);
};

const cars = JSON.parse(readFileSync(process.argv[2], 'utf8'));
await send('POST', '/indexes', { uid: index, primaryKey: indexPrimaryKey });
await send('PATCH', `/indexes/${index}/settings`, indexSettings);
// With the fields that the search needs, such as the price that a sort order compares.
await send(
  'POST',
  `/indexes/${index}/documents`,
  cars.map((car) => ({ ...car, ...searchFields(car) })),
);
console.log(`${cars.length} vehicles sent.`);
