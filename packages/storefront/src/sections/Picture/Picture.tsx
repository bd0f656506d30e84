import { Figure } from '@dealer/ui/Figure';
import { TitledSection } from '../TitledSection.tsx';
import type { SectionProps } from '../section.ts';
import type { section } from './section.ts';

export const Picture = ({ id, settings: { src, caption, ...picture } }: SectionProps<typeof section>) =>
  src === null ? null : (
    <TitledSection id={id}>
      <Figure src={src} {...picture} caption={caption ?? undefined} />
    </TitledSection>
  );
