/** Texts that visitors must never see, such as undefined: a rule did not handle a missing value. */
const forgotten = /\b(?:undefined|NaN|null|Infinity)\b|\[object /;

/** The properties of models that are addresses. */
const address = /^(?:href|src|srcSet|thumb|large|url|\w+(?:Href|Src|Url|Path))$/;

/** An address with a scheme that can run code. Browsers ignore control characters and spaces in it. */
const runs = /^(?:javascript|vbscript|data|blob|file):/i;

const eachText = (
  value: unknown,
  path: string,
  key: string,
  visit: (text: string, path: string, key: string) => void,
): void => {
  if (typeof value === 'string') visit(value, path, key);
  else if (typeof value === 'number' && !Number.isFinite(value)) visit(String(value), path, key);
  else if (Array.isArray(value)) value.forEach((entry, index) => eachText(entry, `${path}[${index}]`, key, visit));
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value))
      eachText(entry, path === '' ? name : `${path}.${name}`, name, visit);
};

/** The faults in the texts and addresses of a card's or page's model. JSON inside a model is parsed and checked too. */
export const modelFaults = (model: unknown): string[] => {
  const faults: string[] = [];
  const visit = (text: string, path: string, key: string): void => {
    if (key === 'jsonLd') {
      try {
        eachText(JSON.parse(text), path, '', visit);
      } catch {
        faults.push(`${path}: no JSON`);
      }
      if (/<\/script/i.test(text)) faults.push(`${path}: ends its script`);
      return;
    }
    if (address.test(key)) {
      const plain = text.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
      const parts = key === 'srcSet' ? plain.split(',') : [plain];
      if (parts.some((part) => runs.test(part))) faults.push(`${path}: runs code`);
      // Addresses contain encoded data: only undefined and the like are faults.
      if (/(?:^|[/=])(?:undefined|NaN|\[object)(?:$|[/&?])/.test(plain)) faults.push(`${path}: ${text.slice(0, 80)}`);
      return;
    }
    if (forgotten.test(text)) faults.push(`${path}: ${text.slice(0, 80)}`);
  };
  eachText(model, '', '', visit);
  return faults;
};
