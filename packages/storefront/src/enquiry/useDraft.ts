import { useEffect, useRef, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';

/** Who the visitor is: typed once, offered to every form of this visit. */
export type DraftDetails = { name?: string; lastName?: string; email?: string; phone?: string; postcode?: string };

type Draft<Values> = { values: Partial<Values>; key: string };

const detailNames = ['name', 'lastName', 'email', 'phone', 'postcode'] as const;

/**
 * What was typed into a form and not sent yet, so that closing a dialog loses nothing. It lives as long as the page, never in
 * storage. The key goes with it: a lead that is sent again after closing is still recorded once.
 *
 * @example
 * const draft = useDraft<EnquiryInput>(`${vehicle.id}:enquire`);
 * const form = useForm({ defaultValues: { ...emptyEnquiry(site), ...draft.details, ...draft.values } });
 * draft.keep(form.getValues);
 */
export const useDraft = <Values extends DraftDetails>(id: string) => {
  const { keep } = useStorefront();
  const drafts = keep('drafts', () => new Map<string, Draft<object>>());
  const [{ values, key }] = useState(() => (drafts.get(id) ?? { values: {}, key: crypto.randomUUID() }) as Draft<Values>);
  const [details] = useState(() => (drafts.get('details')?.values ?? {}) as DraftDetails);
  const read = useRef<(() => Values) | undefined>(undefined);
  const isSent = useRef(false);

  useEffect(
    () => () => {
      const typed = read.current?.();
      if (typed === undefined) return;
      drafts.set('details', { values: Object.fromEntries(detailNames.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []))), key: '' });
      if (isSent.current) drafts.delete(id);
      else drafts.set(id, { values: typed, key });
    },
    [drafts, id, key],
  );

  return {
    values,
    details,
    key,
    /** Says how to read what stands in the form when it closes. */
    keep: (readValues: () => Values): void => void (read.current = readValues),
    /** The server has it: the next form starts anew. */
    sent: (): void => void (isSent.current = true),
  };
};
