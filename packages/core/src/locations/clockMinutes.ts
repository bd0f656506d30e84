/**
 * Minutes since midnight of a clock time as feeds write it: "HH:mm", "HH:mm:ss" or ISO, of which the clock part counts (decision D3).
 * Nothing for what is not a time.
 *
 * @example
 * clockMinutes('17:30'); // => 1050
 */
export const clockMinutes = (time: string): number | undefined => {
  const match = /(?:^|T)(\d{1,2}):(\d{2})/.exec(time);
  const hour = Number(match?.[1]);
  const minute = Number(match?.[2]);
  // What is no time is NaN here, which is not below anything.
  return hour <= 23 && minute <= 59 ? hour * 60 + minute : undefined;
};
