import { Quote as Saying } from '@dealer/ui/Quote';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** A quotation. */
export const Quote = ({ id, settings: { text, by, role, tone } }: SectionProps<typeof section>) =>
  text === null ? null : (
    <TitledSection id={id} tone={tone}>
      <Saying text={text} by={by ?? undefined} role={role ?? undefined} />
    </TitledSection>
  );
