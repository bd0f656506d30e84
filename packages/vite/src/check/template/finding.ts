/** The rules of a look; docs/check-templates.md explains each. */
export type TemplateRule =
  | 'TEMPLATE-CSS'
  | 'TEMPLATE-TOKEN-UNREAD'
  | 'TEMPLATE-TOKEN-UNDEFINED'
  | 'TEMPLATE-TOKEN-FALLBACK'
  | 'TEMPLATE-TOKEN-MISSING'
  | 'TEMPLATE-TOKEN-KIND'
  | 'TEMPLATE-FONT'
  | 'TEMPLATE-COLOUR'
  | 'TEMPLATE-CONTRAST'
  | 'TEMPLATE-FILE'
  | 'TEMPLATE-DEMO-SITE'
  | 'TEMPLATE-HOST'
  | 'TEMPLATE-SECTION'
  | 'TEMPLATE-FILM'
  | 'TEMPLATE-ICON'
  | 'TEMPLATE-PART'
  | 'TEMPLATE-SLOT'
  | 'TEMPLATE-SLOT-PART'
  | 'TEMPLATE-SLOT-SITE'
  | 'TEMPLATE-STORY'
  | 'TEMPLATE-LINES'
  | 'TEMPLATE-WEIGHT'
  | 'TEMPLATE-IMPORT'
  | 'TEMPLATE-CODE'
  | 'TEMPLATE-IMAGE-SIZE'
  | 'TEMPLATE-CSS-UNUSED'
  | 'TEMPLATE-CSS-UNDEFINED';

/** Replaces the characters of a file from `from` up to `to`. */
export type TextFix = { from: number; to: number; text: string };

/** A mistake of a look: which rule, where, what is wrong and what to write. */
export type TemplateFinding = {
  rule: TemplateRule;
  /** An error breaks or hides something; a warning is work that is left to do. */
  severity: 'error' | 'warning';
  /** Below the repository, such as `apps/harbour/src/theme.css`. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
  hint: string;
  /** Only if the correction is unambiguous. */
  fix?: TextFix;
};

/** A finding as one line of text. */
export const describeFinding = ({ rule, severity, file, line, message, hint }: TemplateFinding): string =>
  `${file}:${line} ${severity}: ${message}. ${hint.replace(/[.?]$/, '')}${hint.endsWith('?') ? '?' : '.'} [${rule}]`;
