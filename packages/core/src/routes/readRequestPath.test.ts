import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddAddressParts } from '../testing/index.ts';
import { readRequestPath } from './readRequestPath.ts';

describe('readRequestPath', () => {
  it.each(['/', '/search/toyota', '/cars/2021-mazda-2.0', '/cars/caf%C3%A9', '/blog/a%2Fb', '/.well-known/x'])(
    'readRequestPath leaves %s as it is',
    (path) => expect(readRequestPath(path)).toEqual({ kind: 'path' }),
  );

  it.each([
    ['//', '/'],
    ['///search//toyota/', '/search/toyota/'],
    ['//@', '/@'],
    ['//a:99999/', '/a:99999/'],
    ['//evil.example/', '/evil.example/'],
  ])('readRequestPath leads from %s to %s', (path, to) => expect(readRequestPath(path)).toEqual({ kind: 'moved', to }));

  it.each([
    '/%',
    '/%zz',
    '/%ff',
    '/%c3%28',
    '/a%0d%0ab',
    '/%00',
    '/%7f',
    '/%C2%85',
    '/%E2%80%A8',
    '/%E2%80%A9',
    '/%5c%5cevil.example',
    '/assets/..%2findex.html',
    '/%2e%2e%2fsecret.txt',
    '/a/%2e/b',
    'search',
    '',
  ])('readRequestPath refuses %s', (path) => expect(readRequestPath(path)).toEqual({ kind: 'malformed' }));

  it('readRequestPath never leads to another host, and what it leads to is a path', () => {
    const part = fc.constantFrom(...oddAddressParts, 'a', '%2e', 'evil.example');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const { pathname } = new URL(`http://yard.example/${parts.join('')}`);
        const read = readRequestPath(pathname);
        if (read.kind !== 'moved') return;
        expect(new URL(read.to, 'http://yard.example').host).toBe('yard.example');
        expect(readRequestPath(read.to)).toEqual({ kind: 'path' });
      }),
    );
  });
});
