import { DataTable } from '@dealer/ui/DataTable';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** A table under its heading. */
export const Table = ({ id, settings: { title, caption, columns, rows, tone } }: SectionProps<typeof section>) =>
  columns === null || columns.length === 0 || rows === null || rows.length === 0 ? null : (
    <TitledSection id={id} title={title} tone={tone}>
      <DataTable caption={caption} columns={columns} rows={rows} />
    </TitledSection>
  );
