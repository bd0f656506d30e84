import { Prose } from '@dealer/ui/Prose';
import { useStorefront } from '../../boot/storefront.ts';

/** The dealer's text about itself. */
export const AboutText = () => {
  const { about } = useStorefront().site.legal;
  return about.length === 0 ? null : (
    <Prose>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Prose>
  );
};
