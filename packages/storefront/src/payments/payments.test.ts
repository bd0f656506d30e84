import { describe, expect, it } from 'vitest';
import { aSite } from '@dealer/core/testing';
import { choosePaymentPort } from './choosePaymentPort.ts';

const site = aSite({ services: { payments: { allowedHosts: ['pay.example.com'] } } });

describe('choosePaymentPort', () => {
  it.each([
    [[], 'hosted'],
    [['stripe', 'hosted'], 'stripe'],
    [['Barter'], undefined],
  ])('choosePaymentPort for %j returns %s', (processors, name) => {
    expect(choosePaymentPort(processors, site)?.name).toBe(name);
  });

  it('choosePaymentPort opens only hosts that the site allows', () => {
    const port = choosePaymentPort([], site);
    expect(port?.start('https://pay.example.com/session/7')).toEqual({
      kind: 'leave',
      href: 'https://pay.example.com/session/7',
    });
    for (const address of [
      'https://pay.example.com.evil.example/',
      'https://evil.example/?pay.example.com',
      'http://pay.example.com/',
      'javascript:alert(1)',
      '/pay',
      '',
    ])
      expect(port?.start(address)).toMatchObject({ kind: 'refused' });
    expect(choosePaymentPort([], aSite())?.start('https://pay.example.com/session/7')).toMatchObject({
      kind: 'refused',
    });
  });
});
