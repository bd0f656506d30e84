import { expect, it } from 'vitest';
import { databaseAddress, webAddress } from './addresses.ts';

it.each(['nonsense', 'meilisearch:7700', 'http://', 'ftp://search.example', ''])(
  'refuses %j as the address of a service in one sentence, before any visitor is answered',
  (text) => {
    expect(() => webAddress(text, '--search-host')).toThrow(
      `--search-host must be an address such as http://127.0.0.1:7700, not ${text}.`,
    );
  },
);

it('takes addresses of services and databases', () => {
  expect(webAddress('https://search.example/', '--api')).toBe('https://search.example/');
  expect(databaseAddress('postgresql://jo@db.example:5433/dealer').host).toBe('db.example:5433');
});
