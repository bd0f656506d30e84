import { type ReactNode, useState } from 'react';
import type { SearchState } from '@dealer/core/search';
import { lazyWithPreload } from '../pageStart/later/lazyWithPreload.tsx';

const Suggestions = lazyWithPreload(async () => (await import('./Suggestions.tsx')).Suggestions);

/**
 * Suggestions of a search field, loaded when the field is entered; without them the field is a field for a text. `from` is the search that
 * they add to, `text` the text of the field where the page's state has it.
 */
export const useSuggestions = (
  from: SearchState,
  text?: string,
): { onEnter: (field: HTMLInputElement) => void; suggestions: ReactNode } => {
  const [field, setField] = useState<HTMLInputElement>();
  return {
    onEnter: (entered) => {
      if (entered === field) return;
      let isSent = false;
      entered.form?.addEventListener('submit', () => (isSent = true), { once: true });
      void Suggestions.preload().then((isLoaded) => {
        if (!isLoaded) return;
        // Who has sent the text looks at the results: the list waits for the next letter, which React must read before it renders.
        if (isSent) entered.addEventListener('input', () => setTimeout(setField, 0, entered), { once: true });
        else setField(entered);
      });
    },
    suggestions: field ? <Suggestions input={field} from={from} text={text} /> : null,
  };
};
