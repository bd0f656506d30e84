import { Figure } from '@dealer/ui/Figure';
import { OwnSection } from '../OwnSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

/** A picture with its caption. */
export const Picture = ({ id, settings: { src, caption, ...picture } }: SectionProps<typeof section>) =>
  src === null ? null : (
    <OwnSection id={id}>
      <Figure src={src} {...picture} caption={caption ?? undefined} />
    </OwnSection>
  );
