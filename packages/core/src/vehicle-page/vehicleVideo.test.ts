import { describe, expect, it } from 'vitest';
import { aVehicle } from '../testing/index.ts';
import { vehicleVideo } from './index.ts';

const embed = (id: string) => ({
  kind: 'frame',
  provider: 'YouTube',
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
});
const vimeo = (rest: string) => ({ kind: 'frame', provider: 'Vimeo', src: `https://player.vimeo.com/video/${rest}` });

describe('the film of a vehicle', () => {
  it.each([
    ['https://www.youtube.com/watch?v=a1B2c3D4e5F&t=10', embed('a1B2c3D4e5F')],
    ['https://m.youtube.com/watch?list=x&v=a1B2c3D4e5F', embed('a1B2c3D4e5F')],
    ['https://youtu.be/a1B2c3D4e5F?si=abc', embed('a1B2c3D4e5F')],
    ['https://www.youtube.com/embed/a1B2c3D4e5F', embed('a1B2c3D4e5F')],
    ['https://www.youtube.com/shorts/a1B2c3D4e5F/', embed('a1B2c3D4e5F')],
    ['https://vimeo.com/123456789', vimeo('123456789?autoplay=1&dnt=1')],
    ['https://vimeo.com/123456789/0a1b2c3d4e', vimeo('123456789?autoplay=1&dnt=1&h=0a1b2c3d4e')],
    ['https://player.vimeo.com/video/123456789?h=x', vimeo('123456789?autoplay=1&dnt=1')],
    ['https://films.example/hilux.mp4?v=2', { kind: 'file', src: 'https://films.example/hilux.mp4?v=2' }],
    ['/pictures/video/hilux.webm', { kind: 'file', src: '/pictures/video/hilux.webm' }],
    ['films/hilux.MP4', { kind: 'file', src: 'films/hilux.MP4' }],
  ])('the film of a vehicle plays %s', (video_url, film) => {
    expect(vehicleVideo(aVehicle({ video_url }))).toEqual(film);
  });

  it.each([
    'javascript:alert(1)//youtu.be/a1B2c3D4e5F',
    'data:video/mp4;base64,AAAA',
    'blob:https://films.example/hilux.mp4',
    'http://films.example/hilux.mp4',
    'http://www.youtube.com/watch?v=a1B2c3D4e5F',
    'ftp://films.example/hilux.mp4',
    '//films.example/hilux.mp4',
    'https://youtube.com.films.example/watch?v=a1B2c3D4e5F',
    'https://www.youtube.com/watch?v=a1B2c3D4e5F%22%3E%3Cscript%3E',
    'https://www.youtube.com/watch',
    'https://youtu.be/short',
    'https://vimeo.com/channels/staffpicks',
    'https://films.example/watch?file=hilux.mp4',
    '/films/hilux',
    'https://',
    '',
  ])('the film of a vehicle does not play %s', (video_url) => {
    expect(vehicleVideo(aVehicle({ video_url }))).toBeUndefined();
    expect(vehicleVideo({ videoUrl: video_url })).toBeUndefined();
  });

  it('takes the outside film where the dealer has none of its own', () => {
    expect(vehicleVideo(aVehicle({ external_video_url: 'https://vimeo.com/42' }))).toEqual(
      vimeo('42?autoplay=1&dnt=1'),
    );
    expect(
      vehicleVideo(aVehicle({ video_url: 'https://films.example/page', external_video_url: 'https://vimeo.com/42' })),
    ).toEqual(vimeo('42?autoplay=1&dnt=1'));
    expect(
      vehicleVideo(aVehicle({ video_url: 'https://vimeo.com/7', external_video_url: 'https://vimeo.com/42' })),
    ).toEqual(vimeo('7?autoplay=1&dnt=1'));
    expect(vehicleVideo(aVehicle())).toBeUndefined();
  });
});
