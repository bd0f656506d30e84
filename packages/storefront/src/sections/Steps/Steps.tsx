import { StepList } from '@dealer/ui/StepList';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Numbered steps. */
export const Steps = ({ id, settings: { title, steps, tone } }: SectionProps<typeof section>) =>
  steps === null || steps.length === 0 ? null : (
    <TitledSection id={id} title={title} tone={tone}>
      <StepList steps={steps} headingLevel={title === null ? 2 : 3} />
    </TitledSection>
  );
