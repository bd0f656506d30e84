/** Parts of addresses that nobody should write, for properties of code that reads addresses. */
export const oddAddressParts: readonly string[] = '/ // \\ . .. @ : ? # %2f %5c'.split(' ');
