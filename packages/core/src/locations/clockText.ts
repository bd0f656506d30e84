const clock = /(?:^|T)(\d{1,2}):(\d{2})/;
const noon = 12;

/**
 * A clock time as it is said in Australia: minutes always, lower case, no space (decision D3). Takes "HH:mm", "HH:mm:ss" and
 * ISO times, of which the clock part counts, without any shift of zone. Nothing for what is not a time.
 *
 * @example
 * clockText('17:30'); // => '5:30pm'
 * clockText('00:00'); // => '12:00am'
 */
export const clockText = (time: string): string | undefined => {
  const match = clock.exec(time);
  const hour = Number(match?.[1]);
  const minute = match?.[2];
  if (minute === undefined || hour > 23 || Number(minute) > 59) return undefined;
  return `${hour % noon === 0 ? noon : hour % noon}:${minute}${hour < noon ? 'am' : 'pm'}`;
};
