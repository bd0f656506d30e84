import { ReasonList } from '@dealer/ui/ReasonList';
import { Section } from '@dealer/ui/Section';
import { SectionHeading } from '@dealer/ui/SectionHeading';
import { useStorefront } from '../../boot/storefront.ts';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Reasons to buy from this dealer. */
export const Reasons = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { phrases, home } = useStorefront().site;
  return home.reasons.length === 0 ? null : (
    <Section labelledBy={`${id}-heading`} tone="mist">
      <SectionHeading id={`${id}-heading`} title={title ?? phrases['home.reasons']} />
      <ReasonList items={home.reasons} />
    </Section>
  );
};
