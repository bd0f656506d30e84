const adopted = new Map<string, CSSStyleSheet>();

/**
 * Adds rules to the page or to a shadow root, once. Unlike a style element, the content security policy of a site allows this.
 */
export const adoptStyles = (css: string, root: Document | ShadowRoot = document): void => {
  const sheet = adopted.get(css) ?? new CSSStyleSheet();
  if (!adopted.has(css)) sheet.replaceSync(css);
  adopted.set(css, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
};
