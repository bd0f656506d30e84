import { describe, expect, it } from 'vitest';
import { aFullStorage, aStorage } from '../stores/testStorage.ts';
import { createReservationsStore } from './reservationsStore.ts';

const store = (storage: ReturnType<typeof aStorage>) => {
  let keys = 0;
  return createReservationsStore({ storage, prefix: 'dealer:a:', makeKey: () => `key-${(keys += 1)}` });
};

describe('reservations of a device', () => {
  it('reservations of a device have one key for a vehicle in all tabs, until it is forgotten', () => {
    const storage = aStorage();
    const [tab, other] = [store(storage), store(storage)];
    expect(tab.keyOf(7)).toBe('key-1');
    expect(other.keyOf(7)).toBe('key-1');
    expect(tab.keyOf(8)).not.toBe('key-1');
    other.forget(7);
    expect(tab.of(7)).toBeUndefined();
    expect(tab.keyOf(7)).not.toBe('key-1');
  });

  it('say what another tab has reserved', () => {
    const storage = aStorage();
    const [tab, other] = [store(storage), store(storage)];
    tab.put({ carId: 7, key: 'k', id: 'r1', paymentUrl: 'https://pay.example/1' });
    expect(other.of(7)).toEqual({ carId: 7, key: 'k', id: 'r1', paymentUrl: 'https://pay.example/1' });
  });

  it('reservations of a device live in the page where storage forbids it', () => {
    const tab = store(aFullStorage());
    const key = tab.keyOf(7);
    expect(tab.keyOf(7)).toBe(key);
    tab.put({ carId: 7, key, id: 'r1' });
    expect(tab.of(7)?.id).toBe('r1');
  });
});
