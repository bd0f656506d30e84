/** Ends the transitions that a change of look, colours or focus has started. */
export const settleTransitions = (): void => {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
};
