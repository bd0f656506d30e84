import type { ReactNode } from 'react';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';

type OwnSectionProps = {
  id: string;
  title?: string | null;
  text?: string | null;
  tone?: 'plain' | 'mist';
  children: ReactNode;
};

/** The band of a section with the dealer's own text, with its heading if it has one. */
export const OwnSection = ({ id, title = null, text = null, tone = 'plain', children }: OwnSectionProps) => {
  const heading = `${id}-heading`;
  return (
    <Section tone={tone} {...(title === null ? {} : { labelledBy: heading })}>
      {title === null ? null : <SectionHeading id={heading} title={title} text={text ?? undefined} />}
      {children}
    </Section>
  );
};
