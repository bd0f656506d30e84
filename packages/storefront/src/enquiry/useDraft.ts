import { ownValue } from '@dealer/core/record';
import { useEffect, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { createUserDetailsStore } from '../person/userDetailsStore.ts';
import type { DraftDetails } from './createDrafts.ts';
import { draftKeeper } from './draftKeeper.ts';
import { fitting } from './fitting.ts';
import { openDrafts } from './openDrafts.ts';

export type { DraftDetails } from './createDrafts.ts';

/** After the last letter, before it is kept. */
const pauseMs = 300;

/** What moves a form: typing, choosing, pressing one of its times. */
const moves = ['input', 'change', 'click'] as const;

/**
 * What was typed into a form and not sent yet: closing a dialog, reloading the page and restoring the tab lose nothing of it (see
 * docs/decisions, where a draft is kept). The key goes with it: a lead that is sent again is still recorded once. `details` is who the
 * visitor is: what they typed last, in this form or another, else what is known of them since they signed in.
 *
 * @example
 * const draft = useDraft<EnquiryInput>(`${vehicle.id}:enquire`);
 * const form = useForm({ defaultValues: draft.over(emptyEnquiry(site)) });
 * draft.keep(form.getValues);
 */
export const useDraft = <Values extends DraftDetails>(id: string) => {
  const storefront = useStorefront();
  const [{ draft, keeper, values, details }] = useState(() => {
    const drafts = openDrafts(storefront);
    const opened = drafts.open(id);
    const { last_name: lastName, ...known } = createUserDetailsStore({
      ...storefront.local,
      now: storefront.now,
    }).read();
    // What stands in the draft was typed later than signing in.
    const user = Object.entries({ ...known, ...(lastName === undefined ? {} : { lastName }) }).filter(
      ([name]) => ownValue(opened.values as Record<string, unknown>, name) === undefined,
    );
    return {
      draft: opened,
      keeper: draftKeeper(opened),
      values: opened.values as Partial<Values>,
      details: { ...Object.fromEntries(user), ...drafts.details() } as DraftDetails,
    };
  });

  useEffect(() => {
    keeper.begin();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const atOnce = (): void => {
      clearTimeout(timer);
      keeper.save();
    };
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keeper.save, pauseMs);
    };
    for (const move of moves) document.addEventListener(move, soon);
    // What is sent is kept until it is confirmed.
    document.addEventListener('submit', atOnce);
    addEventListener('pagehide', atOnce);
    document.addEventListener('visibilitychange', atOnce);
    return () => {
      for (const move of moves) document.removeEventListener(move, soon);
      document.removeEventListener('submit', atOnce);
      removeEventListener('pagehide', atOnce);
      document.removeEventListener('visibilitychange', atOnce);
      atOnce();
    };
  }, [keeper]);

  return {
    values,
    details,
    key: draft.key,
    /** What the form starts with: its usual values, under what was typed and who the visitor is. */
    over: <T extends object>(defaults: T): T => fitting(defaults, { ...values, ...details }),
    /** Says how to read what stands in the form. */
    keep: (readValues: () => Values): void => keeper.keep(readValues),
    /** Keeps it at once: on going to another step, for example. */
    save: keeper.save,
    /** The server has it: the next form starts empty. */
    sent: (): void => openDrafts(storefront).sent(draft.key),
    /** The visitor has seen that it was sent. */
    finished: (): void => openDrafts(storefront).finished(draft.key),
    /** The visitor wants to start anew. */
    forget: draft.forget,
  };
};
