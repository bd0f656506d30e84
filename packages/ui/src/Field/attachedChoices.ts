/** The check boxes and radio buttons that React listens to (`ChoiceInput`). */
const attached = new WeakSet<Element>();

/** Notes that React listens to a choice. Answers whether that is new. */
export const attachChoice = (choice: Element): boolean => {
  const isNew = !attached.has(choice);
  attached.add(choice);
  return isNew;
};

/**
 * Does React listen to this check box or radio button? In a page that a server has written it does so some time after visitors see it.
 */
export const isAttachedChoice = (choice: Element): boolean => attached.has(choice);
