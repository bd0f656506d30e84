/** The clock of a mocked page: the device's, one that runs from another time, or one that does not run. Times are milliseconds since 1970. */
export type Clock = { kind: 'real' } | { kind: 'running'; aheadMs: number } | { kind: 'frozen'; at: number };

/**
 * Parses `?now=`: a date and time, then `frozen` or the time of the device at which the clock started; without either it starts now.
 * Undefined for text that is no date.
 */
export const parseClock = (text: string, deviceNow: number): Clock | undefined => {
  if (text.trim() === '') return { kind: 'real' };
  const [written = '', mode = String(deviceNow)] = text.split(',');
  // The + of a time zone is a space in an address.
  const at = Date.parse(written.trim().replace(/ (?=\d\d:?\d\d$)/, '+'));
  if (Number.isNaN(at) || !/^(?:frozen|\d{1,16})$/.test(mode)) return undefined;
  return mode === 'frozen' ? { kind: 'frozen', at } : { kind: 'running', aheadMs: at - Number(mode) };
};

/** The time of a clock. */
export const clockNow = (clock: Clock, deviceNow: number): number => {
  if (clock.kind === 'frozen') return clock.at;
  return clock.kind === 'running' ? deviceNow + clock.aheadMs : deviceNow;
};

/** A `Date` by which now is the time of a clock; everything else is unchanged. */
export const dateOf = (clock: Clock, device: DateConstructor): DateConstructor => {
  const now = (): number => clockNow(clock, device.now());
  return new Proxy(device, {
    apply: () => new device(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
};
