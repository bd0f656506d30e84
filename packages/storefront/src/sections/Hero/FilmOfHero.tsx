import { HeroFilm } from '@dealer/ui/HeroFilm';
import { useStorefront } from '../../boot/storefront.ts';

/** The film of the first screen, which reports that it cannot be played. */
export const FilmOfHero = ({ src }: { src: string }) => {
  const { events } = useStorefront();
  return (
    <HeroFilm
      src={src}
      onFailed={(file) =>
        events.emit({
          kind: 'regionFailed',
          region: `film ${file}`,
          message:
            'It does not load, or the browser cannot play it: write the address of an mp4 (H.264) or webm file in home.heroVideo.',
        })
      }
    />
  );
};
