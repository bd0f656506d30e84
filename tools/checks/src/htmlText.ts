/** A text as HTML shows it. */
export const htmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
