import { expect, it } from 'vitest';
import { siteAddresses } from './siteAddresses.ts';

const aSite = (slug: string, host = `${slug}.example`) => ({ template: 'coast', slug, host });
const url = 'http://localhost:8080';

it('says where the only site of a server is shown', () => {
  expect(siteAddresses([aSite('kauri')], url)).toEqual([
    'The host name kauri.example shows coast/kauri.',
    'http://localhost:8080 and the IP addresses of this machine show coast/kauri, the only site.',
    'Any other host name is answered with 404.',
  ]);
});

it('says that several sites are shown at their host names alone, and names ten of them', () => {
  const sentences = siteAddresses(
    Array.from({ length: 12 }, (_, at) => aSite(`yard-${at}`)),
    url,
  );
  expect(sentences.slice(9)).toEqual([
    'The host name yard-9.example shows coast/yard-9.',
    '2 more host names show their sites.',
    'http://localhost:8080 and the IP addresses of this machine show no site.',
    'Any other host name is answered with 404.',
  ]);
});
