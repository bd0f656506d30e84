/** The number of addresses whose calls are counted at a time; the oldest is dropped. */
const mostAddresses = 10_000;

/** The network of an address: IPv4 as it is, of IPv6 the first 64 bits, because one line has as many addresses as it wants. */
const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4).join(':');
};

/**
 * Limits the calls of each address: `most` in a minute, refilled evenly. Returns the seconds to wait, 0 if the call is allowed.
 */
export const createRateLimit = ({ most, now }: { most: number; now: () => number }): ((address: string) => number) => {
  const perMs = most / 60_000;
  const buckets = new Map<string, { calls: number; at: number }>();
  return (address) => {
    const name = networkOf(address);
    const at = now();
    const last = buckets.get(name) ?? { calls: most, at };
    const calls = Math.min(most, last.calls + Math.max(0, at - last.at) * perMs);
    const isAllowed = calls >= 1;
    buckets.delete(name);
    buckets.set(name, { calls: isAllowed ? calls - 1 : calls, at });
    const oldest = buckets.size > mostAddresses ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    return isAllowed ? 0 : Math.ceil((1 - calls) / perMs / 1_000);
  };
};
