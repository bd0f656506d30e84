import { DataTable } from '@dealer/ui/DataTable';
import { OwnSection } from '../OwnSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** A table under its heading. */
export const Table = ({ id, settings: { title, caption, columns, rows, tone } }: SectionProps<typeof section>) =>
  columns === null || columns.length === 0 || rows === null || rows.length === 0 ? null : (
    <OwnSection id={id} title={title} tone={tone}>
      <DataTable caption={caption} columns={columns} rows={rows} />
    </OwnSection>
  );
