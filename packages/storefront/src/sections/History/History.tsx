import { Timeline } from '@dealer/ui/Timeline';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** What happened when. */
export const History = ({ id, settings: { title, events, tone } }: SectionProps<typeof section>) =>
  events.length === 0 ? null : (
    <TitledSection id={id} title={title} tone={tone}>
      <Timeline events={events} />
    </TitledSection>
  );
