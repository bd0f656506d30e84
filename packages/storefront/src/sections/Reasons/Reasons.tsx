import { ReasonList } from '@dealer/ui/ReasonList';
import { TitledSection } from '../TitledSection.tsx';
import { useStorefront } from '../../boot/storefront.ts';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** Reasons to buy from this dealer. */
export const Reasons = ({ id, settings: { title } }: SectionProps<typeof section>) => {
  const { phrases, home } = useStorefront().site;
  return home.reasons.length === 0 ? null : (
    <TitledSection id={id} title={title ?? phrases['home.reasons']} tone="mist">
      <ReasonList items={home.reasons} />
    </TitledSection>
  );
};
