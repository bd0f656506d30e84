/** A story in a window as wide as a phone. */
export const onAPhone = { globals: { viewport: { value: 'phone' } } };
