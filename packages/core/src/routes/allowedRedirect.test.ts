import { describe, expect, it } from 'vitest';
import { allowedRedirect } from './index.ts';

const hosts = ['pay.example.com', 'Lender.example'];

describe('allowedRedirect', () => {
  it.each([
    ['https://pay.example.com/session/7?x=1#y', 'https://pay.example.com/session/7?x=1#y'],
    ['HTTPS://PAY.EXAMPLE.COM', 'https://pay.example.com/'],
    ['https://pay.example.com:443/a', 'https://pay.example.com/a'],
    ['https://lender.example/apply', 'https://lender.example/apply'],
  ])('%s may be followed', (value, expected) => {
    expect(allowedRedirect(value, hosts)).toBe(expected);
  });

  it.each([
    'http://pay.example.com/',
    'https://evil.example/',
    'https://pay.example.com.evil.example/',
    'https://evil.example/pay.example.com',
    'https://pay.example.com@evil.example/',
    'https://user:pass@pay.example.com/',
    'https://pay.example.com:8443/',
    'https:pay.example.com',
    'https:/pay.example.com',
    'https:///pay.example.com',
    '//pay.example.com',
    '/checkout',
    'https://sub.pay.example.com/',
    'https://pay.example.com\\@evil.example',
    'https://pay.example.com\t.evil.example',
    ' https://pay.example.com',
    'javascript:alert(1)',
    'https://',
    '',
    undefined,
    null,
    7,
    {},
  ])('%s may not', (value) => {
    expect(allowedRedirect(value, hosts)).toBeUndefined();
  });

  it.each([
    ['http://localhost:4200/__mocks/lender', ['localhost'], 'http://localhost:4200/__mocks/lender'],
    ['http://127.0.0.1:4300/', ['127.0.0.1'], 'http://127.0.0.1:4300/'],
    ['http://localhost:4200/', hosts, undefined],
    ['http://localhost.evil.example/', ['localhost'], undefined],
    ['http://user@localhost/', ['localhost'], undefined],
  ])('a loopback host only where it is named: %s', (value, allowed, expected) => {
    expect(allowedRedirect(value, allowed)).toBe(expected);
  });

  it('follows nothing where the site allows nothing', () => {
    expect(allowedRedirect('https://pay.example.com/', [])).toBeUndefined();
  });
});
