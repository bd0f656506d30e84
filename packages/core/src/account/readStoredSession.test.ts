import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStoredSession } from './index.ts';

const stored = {
  access_token: 'access-1',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 1_790_000_000,
  refresh_token: 'refresh-1',
  user: {
    id: 'user-1',
    phone: '61412345678',
    user_metadata: { first_name: 'Ana', last_name: 'Kerr', email: 'ana@example.com', website: 'harbour-city-motors' },
  },
};

describe('readStoredSession', () => {
  it('reads the person and the expiry', () => {
    expect(readStoredSession(stored)).toEqual({
      accessToken: 'access-1',
      expiresAt: 1_790_000_000_000,
      renewAt: 1_789_999_910_000,
      user: { id: 'user-1', phone: '+61412345678', name: 'Ana', lastName: 'Kerr', email: 'ana@example.com' },
    });
  });

  it.each([
    ['an hour', 3600, 90],
    ['three minutes', 180, 90],
    ['100 seconds', 100, 50],
    ['30 seconds', 30, 15],
    ['no time', 0, 0],
    ['an unknown time', undefined, 90],
  ])(
    'readStoredSession has a token of %s renewed 90 seconds before it ends, or after half of its life',
    (_, expires_in, seconds) => {
      const session = readStoredSession({ ...stored, expires_in });
      expect((session?.expiresAt ?? 0) - (session?.renewAt ?? 0)).toBe(seconds * 1000);
    },
  );

  it.each([['61412345678'], ['+61412345678'], ['+61 412 345 678']])(
    'readStoredSession writes the phone "%s" the way the service takes it',
    (phone) => {
      expect(readStoredSession({ ...stored, user: { id: 'u', phone } })?.user).toEqual({
        id: 'u',
        phone: '+61412345678',
      });
    },
  );

  it.each([
    ['no phone on file', { id: 'u', phone: '' }],
    ['a phone that is none', { id: 'u', phone: 'unknown' }],
    ['details that are no group', { id: 'u', user_metadata: 'Ana' }],
    ['empty names', { id: 'u', user_metadata: { first_name: '', last_name: ' ' } }],
  ])('reads a user with %s', (_, user) => {
    expect(readStoredSession({ ...stored, user })?.user).toEqual({ id: 'u' });
  });

  it.each([
    ['nothing', null],
    ['text', 'signed in'],
    ['a list', [stored]],
    ['no token', { ...stored, access_token: undefined }],
    ['an empty token', { ...stored, access_token: '' }],
    ['no refresh token', { ...stored, refresh_token: undefined }],
    ['no expiry', { ...stored, expires_at: 'soon' }],
    ['no user', { ...stored, user: null }],
    ['a user without id', { ...stored, user: {} }],
  ])('readStoredSession: %s is not a session', (_, value) => {
    expect(readStoredSession(value)).toBeUndefined();
  });

  it('readStoredSession never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => readStoredSession(value)).not.toThrow();
      }),
    );
  });
});
