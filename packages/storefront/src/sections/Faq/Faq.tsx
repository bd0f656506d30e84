import { Faq as QuestionList } from '@dealer/ui/Faq';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Questions that unfold their answers. */
export const Faq = ({ id, settings: { title, items, tone } }: SectionProps<typeof section>) =>
  items === null || items.length === 0 ? null : (
    <TitledSection id={id} title={title} tone={tone}>
      <QuestionList items={items} />
    </TitledSection>
  );
