/**
 * A postcode near which yards were chosen, and about where it is: its four digits, the kilometres within which they are, latitude and
 * longitude in degrees, such as "3220,50,-38.15,144.36".
 */
export type NearPostcode = `${number},${number},${number},${number}`;

const written = /^\d{4},\d{1,4}(,-?\d{1,3}(\.\d+)?){2}$/;

/** Whether a text is a postcode with its place. */
export const isNearPostcode = (text: string | null | undefined): text is NearPostcode => written.test(text ?? '');
