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
export const TitledSection = ({
  id,
  title = null,
  text = null,
  link,
  tone = 'plain',
  children,
}: TitledSectionProps) => {
  const heading = `${id}-heading`;
  return (
    <Section tone={tone} {...(title === null ? {} : { labelledBy: heading })}>
      {title === null ? null : (
        <SectionHeading id={heading} title={title} text={text ?? undefined} {...(link ? { link } : {})} />
      )}
      {children}
    </Section>
  );
};
