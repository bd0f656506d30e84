/** A media feature that the toolbar turns on, with the values that apply then and that do not. */
const emulated = {
  motion: { on: /\(prefers-reduced-motion(: reduce)?\)/, off: /\(prefers-reduced-motion: no-preference\)/ },
  forced: { on: /\(forced-colors(: active)?\)/, off: /\(forced-colors: none\)/ },
} as const;

/** What each rule of the style sheets said before. */
const written = new Map<CSSMediaRule, string>();

const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ]);

const ownSheets = (): CSSStyleSheet[] =>
  [...document.styleSheets].filter((sheet) => sheet.href === null || sheet.href.startsWith(location.origin));

/**
 * A page cannot change what the browser tells about the visitor's settings, so the media queries of the style sheets are changed instead.
 */
export const emulateMedia = (chosen: Record<keyof typeof emulated, boolean>): void => {
  const isOn = Object.values(chosen).some(Boolean);
  if (!isOn && written.size === 0) return;
  for (const rule of ownSheets().flatMap((sheet) => mediaRules(sheet.cssRules))) {
    const query = written.get(rule) ?? rule.conditionText;
    const features = Object.entries(emulated).filter(([name]) => chosen[name as keyof typeof emulated]);
    const changed = features.reduce(
      (text, [, { on, off }]) => (off.test(text) ? 'not all' : text.replace(on, '(min-width: 0px)')),
      query,
    );
    if (changed === rule.conditionText) continue;
    written.set(rule, query);
    rule.media.mediaText = changed;
  }
};

/** Scripts that query reduced motion get the answer of the toolbar. */
const browserAnswers = globalThis.matchMedia.bind(globalThis);
export const answerReducedMotion = (isReduced: boolean): void => {
  globalThis.matchMedia = !isReduced
    ? browserAnswers
    : (query) =>
        browserAnswers(
          emulated.motion.off.test(query) ? 'not all' : query.replace(emulated.motion.on, '(min-width: 0px)'),
        );
};
