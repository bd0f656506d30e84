import { indexPrimaryKey, indexSettings, searchFields } from '@dealer/core/stock';
import { createEngine } from '@dealer/search-engine/engine';
import { serveEngine } from '@dealer/search-engine/node';

const engine = createEngine();
const send = (method, path, body) =>
  engine.handle(
    new Request(`http://engine${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

const inStock = { status: 'in_stock', show_on_dealer_website: true, car_type: 'used' };
const cars = [
  { ...inStock, id: 1, slug: 'hilux-1', make: 'Toyota', model: 'Hilux', price: 45_990, simple_body: 'Ute' },
  { ...inStock, id: 2, slug: 'yaris-2', make: 'Toyota', model: 'Yaris', price: 21_500, simple_body: 'Hatch' },
  { ...inStock, id: 3, slug: 'cx-5-3', make: 'Mazda', model: 'CX-5', price: 33_200, simple_body: 'SUV' },
];
await send('POST', '/indexes', { uid: 'Car_production', primaryKey: indexPrimaryKey });
await send('PATCH', '/indexes/Car_production/settings', indexSettings);
// The fields that an import adds, such as the price that a sort order compares.
const documents = cars.map((car) => ({ ...car, ...searchFields(car) }));
await send('POST', '/indexes/Car_production/documents', documents);

const { url } = await serveEngine(engine, { port: Number(process.env.PORT ?? 7700) });
console.log(url);
