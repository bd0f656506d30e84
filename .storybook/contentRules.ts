/** A setting of a component that is a text. */
const textProp = (names: string): RegExp => new RegExp(`^  (?:${names})\\??: (?:string|ReactNode)`, 'm');

/** How each kind of text is written; a component has the kinds that its settings name. */
export const contentRules: readonly { props: RegExp; rule: string }[] = [
  { props: textProp('title|heading'), rule: 'A heading names what follows in at most six words, without a full stop.' },
  { props: textProp('label|legend'), rule: 'A label is a noun or a short question in sentence case, without a colon.' },
  {
    props: /^ {2}action\??: (?:string|ReactNode)|^export const \w*Button\b/m,
    rule: 'An action begins with a verb and says what happens: "Book a test drive".',
  },
  { props: textProp('hint|placeholder'), rule: 'A hint is one sentence that helps before anything is typed.' },
  {
    props: textProp('error'),
    rule: 'An error says what to do: "Enter your phone number." It blames nobody and has no code.',
  },
  { props: textProp('message'), rule: 'A message says in one sentence what happened, then what can be done.' },
  {
    props: textProp('text|description|summary'),
    rule: 'A text begins with what matters to the buyer, and is two or three sentences long.',
  },
  { props: textProp('caption'), rule: 'A caption says what the picture does not show by itself.' },
  { props: textProp('alt'), rule: 'The alternative text says what the picture shows; it is empty for decoration.' },
];
