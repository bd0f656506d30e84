import { TextColumns } from '@dealer/ui/TextColumns';
import { usePageModel } from '../../pages/model/modelContext.ts';
import { OwnSection } from '../OwnSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** What is good about the page's model. */
export const ModelHighlights = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { highlights } = usePageModel().page;
  return highlights.length === 0 ? null : (
    <OwnSection id={id} title={title} tone="mist">
      <TextColumns columns={highlights} />
    </OwnSection>
  );
};
