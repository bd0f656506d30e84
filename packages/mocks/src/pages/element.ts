type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** Creates a DOM element. Functions in `attributes` become event listeners, string children become text. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
};

/** A button that calls a function. */
export const button = (label: string, click: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  element('button', { type: 'button', click, ...attributes }, label);
