import { useState } from 'react';

const storedAs = 'dealer-look-panel';

const stored = (): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** State of the panel that outlives a reload of the page, in this tab of the browser. */
export const useStored = <Value extends string | boolean>(
  name: string,
  initial: Value,
): [value: Value, set: (next: Value) => void] => {
  const [value, setValue] = useState(() => (stored()[name] as Value | undefined) ?? initial);
  const set = (next: Value): void => {
    setValue(next);
    sessionStorage.setItem(storedAs, JSON.stringify({ ...stored(), [name]: next }));
  };
  return [value, set];
};
