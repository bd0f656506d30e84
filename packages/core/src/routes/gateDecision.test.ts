import { describe, expect, it } from 'vitest';
import { aSite } from '../testing/index.ts';
import { gateDecision, signInPath, signInTypeSchema, signInTypes } from './index.ts';

const site = aSite();
const strict = aSite({
  auth: { gatedPages: ['my-garage', 'online-payment', 'finance', 'checkout', 'spin-to-win', 'equifax'] },
});
const at = (address: string, where = site, session: 'loading' | 'signedIn' | 'signedOut' = 'signedOut') =>
  gateDecision({ address, back: '/cars/', session }, where);

describe('gated pages', () => {
  it.each([
    ['/my-garage', 'my-garage'],
    ['/my-garage/saved', 'my-garage'],
    ['/online-payment', 'online-payment'],
  ])('%s needs a signed-in visitor everywhere', (address, type) => {
    expect(at(address)).toEqual({
      kind: 'signIn',
      href: signInPath({ type: type as 'my-garage', redirect: address, back: '/cars/' }),
    });
  });

  it.each([
    ['/finance', 'finance'],
    ['/apply-for-finance', 'finance'],
    ['/personalised/finance?car_id=7', 'car-finance'],
    ['/equifax-finance', 'finance'],
    ['/cars/hilux-7/checkout', 'checkout'],
    ['/checkout-journey?car_id=7', 'checkout'],
    ['/spin-to-win', 'spin-to-win'],
  ])('%s only where the site says so', (address, type) => {
    expect(at(address)).toEqual({ kind: 'open' });
    expect(at(address, strict)).toMatchObject({
      kind: 'signIn',
      href: expect.stringMatching(new RegExp(`^/sign-in\\?type=${type}&redirect=`)),
    });
  });

  it.each(['/trade-in', '/sell-my-car', '/cars/trade-in', '/', '/search/toyota', '/cars/hilux-7', '/nowhere'])(
    '%s is open even there',
    (address) => {
      expect(at(address, strict)).toEqual({ kind: 'open' });
    },
  );

  it('gated pages wait until the session is known, and let signed-in visitors in', () => {
    expect(at('/my-garage', site, 'loading')).toEqual({ kind: 'wait' });
    expect(at('/my-garage', site, 'signedIn')).toEqual({ kind: 'open' });
    expect(at('/', site, 'loading')).toEqual({ kind: 'open' });
  });

  it('gated pages say where to go on and where to go back', () => {
    expect(at('/personalised/finance?car_id=7', strict)).toEqual({
      kind: 'signIn',
      href: '/sign-in?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3D7&back=%2Fcars%2F',
    });
    expect(at('/finance?car_id=7#finance-form', strict)).toMatchObject({
      href: expect.stringContaining('redirect=%2Ffinance%3Fcar_id%3D7%23finance-form&'),
    });
  });
});

describe('reasons to sign in', () => {
  it('there are exactly eight reasons to sign in', () => {
    expect(signInTypeSchema.options).toEqual([
      'trade-in',
      'checkout',
      'finance',
      'spin-to-win',
      'online-payment',
      'car-finance',
      'my-garage',
      'watchlist',
    ]);
    expect(signInTypes).toEqual(signInTypeSchema.options);
  });
});
