const lengthened = new WeakMap<Node, string>();

/** Some 40 % longer, as a translation may be; numbers and prices as they are. */
const longer = (text: string): string =>
  text.replace(/\p{L}{4,}/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.4)));

const lengthen = (root: Element): void => {
  for (const field of root.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    if (lengthened.get(field) !== field.placeholder) field.placeholder = longer(field.placeholder);
    lengthened.set(field, field.placeholder);
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (lengthened.get(node) === node.data) continue;
    const text = longer(node.data);
    lengthened.set(node, text);
    if (text !== node.data) node.data = text;
  }
};

/** Makes every text of an element longer, and those that come later, until the returned function is called. */
export const watchLongTexts = (root: Element): (() => void) => {
  lengthen(root);
  const observer = new MutationObserver(() => lengthen(root));
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
};
