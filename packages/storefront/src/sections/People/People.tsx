import { PersonCards } from '@dealer/ui/PersonCards';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** The people of the dealer. */
export const People = ({ id, settings: { title, text, people, tone } }: SectionProps<typeof section>) =>
  people.length === 0 ? null : (
    <TitledSection id={id} title={title} text={text} tone={tone}>
      <PersonCards people={people} />
    </TitledSection>
  );
