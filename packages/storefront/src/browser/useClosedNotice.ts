import { useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { persisted } from '../stores/persisted.ts';

const readNames = (value: unknown): string[] | undefined =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? value : undefined;

/** Whether a notice was closed, and how to close it: for the session, and each notice by itself (decision C24). */
export const useClosedNotice = (name: string): readonly [isClosed: boolean, close: () => void] => {
  const { session } = useStorefront();
  const [stored] = useState(() =>
    persisted<string[]>(session.storage, `${session.prefix}closed-notices`, readNames, 1, []),
  );
  const [closed, setClosed] = useState(stored.read);
  const close = (): void => {
    const names = [...stored.read(), name];
    stored.write(names);
    setClosed(names);
  };
  return [closed.includes(name), close];
};
