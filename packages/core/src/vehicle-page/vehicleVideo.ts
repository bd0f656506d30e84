import type { Vehicle } from '../vehicle/vehicle.ts';

/** A video of a vehicle that can play on the page: a video file, or the player of a provider in a frame. */
export type VehicleVideo =
  | { readonly kind: 'file'; readonly src: string }
  | { readonly kind: 'frame'; readonly src: string; readonly provider: 'YouTube' | 'Vimeo' };

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);
const filmFile = /\.(?:mp4|m4v|webm)$/i;
const youtubeId = /^[\w-]{11}$/;
const vimeoPath = /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/i;

const youtube = (id: string | undefined): VehicleVideo | undefined =>
  id !== undefined && youtubeId.test(id)
    ? { kind: 'frame', provider: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` }
    : undefined;

/**
 * The video at an address: a video file of the site or over https, or a YouTube or Vimeo page as the provider's player without cookies.
 * Undefined for anything else: other schemes, other hosts, http.
 *
 * @example
 * filmAt('https://youtu.be/a1B2c3D4e5F')?.kind; // => 'frame'
 * filmAt('https://films.example/page'); // => undefined
 */
export const filmAt = (text: string | undefined): VehicleVideo | undefined => {
  if (text === undefined) return undefined;
  // A video of the site itself: a path that stays on its host.
  if (/^\/?[\w.-]+(?:\/|\.)/.test(text) && !text.includes(':'))
    return !text.startsWith('//') && filmFile.test(text.split(/[?#]/)[0]!) ? { kind: 'file', src: text } : undefined;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:') return undefined;
  const host = url.hostname.replace(/^www\./, '');
  if (host === 'youtu.be') return youtube(url.pathname.slice(1));
  if (youtubeHosts.has(host))
    return youtube(
      new URLSearchParams(url.search).get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(url.pathname)?.[1],
    );
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const [, id, hash] = vimeoPath.exec(url.pathname) ?? [];
    return id === undefined
      ? undefined
      : {
          kind: 'frame',
          provider: 'Vimeo',
          src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash === undefined ? '' : `&h=${hash}`}`,
        };
  }
  return filmFile.test(url.pathname) ? { kind: 'file', src: url.href } : undefined;
};

/**
 * The film of a vehicle, from `video_url` else `external_video_url`, as `filmAt` reads them.
 *
 * @example
 * vehicleVideo({ videoUrl: 'https://youtu.be/a1B2c3D4e5F' })?.src; // => 'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F?autoplay=1&rel=0'
 */
export const vehicleVideo = ({
  videoUrl,
  externalVideoUrl,
}: Pick<Vehicle, 'videoUrl' | 'externalVideoUrl'>): VehicleVideo | undefined =>
  filmAt(videoUrl) ?? filmAt(externalVideoUrl);
