declare module 'virtual:component-facts' {
  export const facts: readonly import('./componentFacts.ts').ComponentFacts[];
  export const widths: ReturnType<typeof import('./componentFacts.ts').readWidths>;
  export const settings: Readonly<Record<string, readonly import('./componentSettings.ts').Setting[]>>;
}
