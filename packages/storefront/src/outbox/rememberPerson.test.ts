import { describe, expect, it } from 'vitest';
import { aStorage } from '../stores/testStorage.ts';
import { rememberPerson } from './rememberPerson.ts';
import { createUserDetailsStore } from '../stores/userDetailsStore.ts';

const device = () => {
  const local = { storage: aStorage(), prefix: 'dealer:my-site:' };
  const clock = { now: 1_750_000_000_000 };
  const deps = { local, now: () => clock.now };
  return { deps, clock, details: () => createUserDetailsStore({ ...local, now: deps.now }).read() };
};

describe('rememberPerson', () => {
  it('rememberPerson stores the personal details of a lead, but not its message', () => {
    const { deps, details } = device();
    const lead = { name: 'Ana', last_name: 'Kerr', email: 'ana@example.com', phone: '0412345678', message: 'Hello' };
    rememberPerson({ ...lead, postcode: '4000' }, deps);
    expect(details()).toEqual({
      name: 'Ana',
      last_name: 'Kerr',
      email: 'ana@example.com',
      phone: '0412345678',
      postcode: '4000',
    });
    // A form without a postcode does not change the stored one.
    rememberPerson({ name: 'Anna' }, deps);
    expect(details()).toMatchObject({ name: 'Anna', postcode: '4000' });
  });

  it('rememberPerson stores nothing for a lead without details, and expires after a day', () => {
    const { deps, clock, details } = device();
    rememberPerson({ lead_id: '1', offer_accepted: true }, deps);
    expect(details()).toEqual({});
    rememberPerson({ name: 'Ana' }, deps);
    clock.now += 86_400_001;
    expect(details()).toEqual({});
  });
});
