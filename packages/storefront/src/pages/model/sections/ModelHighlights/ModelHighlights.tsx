import { TextColumns } from '@dealer/ui/TextColumns';
import { usePage } from '../../../../page/usePage.tsx';
import { page as definition } from '../../page.ts';
import { TitledSection } from '../../../../sections/TitledSection.tsx';
import type { SectionProps } from '../../../../sections/section.ts';
import type { section } from './section.ts';

/** What is good about the page's model. */
export const ModelHighlights = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { highlights } = usePage(definition).page;
  return highlights.length === 0 ? null : (
    <TitledSection id={id} title={title} tone="mist">
      <TextColumns columns={highlights} />
    </TitledSection>
  );
};
