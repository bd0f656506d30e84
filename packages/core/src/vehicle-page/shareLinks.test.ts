import { describe, expect, it } from 'vitest';
import { socialLinks } from './index.ts';

describe('socialLinks', () => {
  it('socialLinks knows networks by their addresses, and takes no other site for one', () => {
    const social = [
      'https://www.facebook.com/harbour',
      'https://instagram.com/harbour',
      'https://facebook.com.evil.example/harbour',
      'https://notyoutube.com/',
    ];
    const channel = 'https://www.youtube.com/@harbour';
    expect(socialLinks({ social, youtube_url: channel }).map(({ label }) => label)).toEqual([
      'Facebook',
      'Instagram',
      'facebook.com.evil.example',
      'notyoutube.com',
      'YouTube',
    ]);
  });

  it('lists each social channel once', () => {
    const channel = 'https://youtu.be/harbour';
    expect(socialLinks({ social: [channel], youtube_url: channel })).toEqual([
      { network: 'youtube', label: 'YouTube', href: channel },
    ]);
    expect(socialLinks({ social: [], youtube_url: null })).toEqual([]);
  });
});
