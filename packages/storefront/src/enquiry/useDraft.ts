import { ownValue } from '@dealer/core/data';
import { useEffect, useState } from 'react';
import { useStorefront } from '../boot/storefront.ts';
import { createUserDetailsStore } from '../stores/userDetailsStore.ts';
import type { DraftDetails } from '../drafts/createDrafts.ts';
import { draftSaver } from '../drafts/draftSaver.ts';
import { fitting } from './fitting.ts';
import { openDrafts } from '../drafts/openDrafts.ts';

export type { DraftDetails } from '../drafts/createDrafts.ts';

/** From the last keystroke to saving. */
const pauseMs = 300;

/** The events that may change a form: typing, choosing, pressing one of its times. */
const changeEvents = ['input', 'change', 'click'] as const;

/**
 * What was typed into a form and not sent yet: closing a dialog, reloading the page and restoring the tab lose nothing (see
 * docs/decisions). The draft has the lead's key, so that a lead that is sent twice is recorded once. `details` is who the visitor is:
 * what they typed last in any form, else what is known since they signed in.
 */
export const useDraft = <Values extends object>(id: string) => {
  const storefront = useStorefront();
  const [{ draft, saver, values, details }] = useState(() => {
    const drafts = openDrafts(storefront);
    const opened = drafts.open(id);
    const { last_name: lastName, ...known } = createUserDetailsStore({
      ...storefront.local,
      now: storefront.now,
    }).read();
    // The values of a draft are newer than those of signing in.
    const user = Object.entries({ ...known, lastName }).filter(
      ([name]) => ownValue(opened.values as Record<string, unknown>, name) === undefined,
    );
    return {
      draft: opened,
      saver: draftSaver(opened),
      values: opened.values as Partial<Values>,
      details: { ...Object.fromEntries(user), ...drafts.details() } as DraftDetails,
    };
  });

  useEffect(() => {
    saver.begin();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = (): void => {
      clearTimeout(timer);
      saver.save();
    };
    const saveSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(saver.save, pauseMs);
    };
    for (const event of changeEvents) document.addEventListener(event, saveSoon);
    // A submitted form stays a draft until its lead is confirmed.
    document.addEventListener('submit', saveNow);
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      for (const event of changeEvents) document.removeEventListener(event, saveSoon);
      document.removeEventListener('submit', saveNow);
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      saveNow();
    };
  }, [saver]);

  return {
    values,
    details,
    key: draft.key,
    /** The default values of the form, overridden by what was typed and by who the visitor is. */
    over: <T extends object>(defaults: T): T => fitting(defaults, { ...values, ...details }),
    /** Sets the function that reads the values of the form. */
    connect: (readValues: () => Values): void => saver.connect(readValues),
    /** Saves without waiting, for example when going to another step. */
    save: saver.save,
    /** The server accepted the lead: the next form starts empty. */
    sent: (): void => openDrafts(storefront).sent(draft.key),
    /** The visitor has seen the confirmation. */
    finished: (): void => openDrafts(storefront).finished(draft.key),
    /** The visitor wants to start with an empty form. */
    forget: draft.forget,
  };
};
