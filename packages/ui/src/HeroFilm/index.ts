export { HeroFilm, type HeroFilmProps } from './HeroFilm.tsx';
