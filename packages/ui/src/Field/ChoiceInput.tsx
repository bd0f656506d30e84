import { type ComponentPropsWithRef, type Ref, useCallback, useEffect, useRef } from 'react';
import { attachChoice } from './attachedChoices.ts';

const give = (ref: Ref<HTMLInputElement> | undefined, input: HTMLInputElement | null): void => {
  if (typeof ref === 'function') ref(input);
  else if (ref) ref.current = input;
};

/**
 * A checkbox or radio button that loses no choice in a page that a server has rendered: what the visitor ticked before React listened
 * is chosen again once it does. React itself ignores such a choice and later shows its own state.
 *
 * @example
 * <ChoiceInput type="checkbox" checked={isRefined} onChange={() => onToggle(value)} />
 */
export const ChoiceInput = ({ ref, ...input }: ComponentPropsWithRef<'input'> & { type: 'checkbox' | 'radio' }) => {
  /** The input whose state, when React first attached to it, was not the rendered one. */
  const early = useRef<HTMLInputElement>(null);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      // Before the caller's ref, because form libraries set the input to their own value.
      if (element && attachChoice(element) && element.checked !== element.defaultChecked) early.current = element;
      give(ref, element);
    },
    [ref],
  );
  useEffect(() => {
    const element = early.current;
    // Of a group of radio buttons the chosen one speaks.
    if (!element || (element.type === 'radio' && element.defaultChecked)) return undefined;
    // In a task of its own: by then everything around it has started.
    const timer = setTimeout(() => {
      element.checked = element.defaultChecked;
      element.click();
    });
    return () => clearTimeout(timer);
  }, []);
  return <input {...input} ref={attach} />;
};
