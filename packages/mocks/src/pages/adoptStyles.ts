const adopted = new Set<string>();

/**
 * Adds rules to the page, once. Unlike a style element, the content security policy of a site allows this.
 *
 * @example
 * adoptStyles('.dealer-mocks { color: #fff }');
 */
export const adoptStyles = (css: string): void => {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};
