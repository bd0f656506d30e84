import { Section } from '@dealer/ui/Section';

/** Shown while the section loads; about as high as the section, so that the layout does not shift. */
export const PromisesPlaceholder = () => (
  <Section>
    <div style={{ minBlockSize: '12rem' }} />
  </Section>
);
