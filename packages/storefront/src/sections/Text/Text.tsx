import { Button } from '@dealer/ui/Button';
import { Prose } from '@dealer/ui/Prose';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** A heading, paragraphs, and a button that leads on. */
export const Text = ({ id, settings: { title, paragraphs, button, tone } }: SectionProps<typeof section>) => (
  <TitledSection id={id} title={title} tone={tone}>
    {paragraphs === null ? null : (
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
    )}
    {button === null ? null : (
      <div>
        <Button variant="primary" href={button.href}>
          {button.label}
        </Button>
      </div>
    )}
  </TitledSection>
);
