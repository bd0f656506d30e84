import { ContentCards } from '@dealer/ui/ContentCards';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Cards side by side. */
export const Cards = ({ id, settings: { title, text, cards, tone } }: SectionProps<typeof section>) =>
  cards === null || cards.length === 0 ? null : (
    <TitledSection id={id} title={title} text={text} tone={tone}>
      <ContentCards cards={cards} headingLevel={title === null ? 2 : 3} />
    </TitledSection>
  );
