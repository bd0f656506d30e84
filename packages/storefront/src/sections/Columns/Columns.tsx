import { TextColumns } from '@dealer/ui/TextColumns';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Short texts side by side. */
export const Columns = ({ id, settings: { title, columns, tone } }: SectionProps<typeof section>) =>
  columns === null || columns.length === 0 ? null : (
    <TitledSection id={id} title={title} tone={tone}>
      <TextColumns columns={columns} headingLevel={title === null ? 2 : 3} />
    </TitledSection>
  );
