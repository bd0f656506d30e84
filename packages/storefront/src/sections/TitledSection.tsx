import type { ReactNode } from 'react';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';

type TitledSectionProps = {
  id: string;
  title?: string | null;
  text?: string | null;
  link?: { label: string; href: string };
  tone?: 'plain' | 'mist' | 'inverse';
  children: ReactNode;
};

/** A section that its heading names, if it has one: with a sentence, and a link to all of it. */
export const TitledSection = ({ id, title, text, link, tone, children }: TitledSectionProps) => {
  const heading = title ? `${id}-heading` : undefined;
  return (
    <Section tone={tone} labelledBy={heading}>
      {title ? <SectionHeading id={heading} title={title} text={text} link={link} /> : null}
      {children}
    </Section>
  );
};
