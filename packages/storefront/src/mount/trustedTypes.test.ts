import { pageText } from '@dealer/core/security';
import { describe, expect, it, vi } from 'vitest';
import { createPagePolicy } from './trustedTypes.ts';

describe('the policy of a page', () => {
  it('is created once', () => {
    const createPolicy = vi.fn();
    createPagePolicy({ trustedTypes: { createPolicy } });
    expect(createPolicy).toHaveBeenCalledWith('default', pageText);
    createPagePolicy({ trustedTypes: { createPolicy, defaultPolicy: {} } });
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});

describe('a browser without Trusted Types', () => {
  it('needs no policy', () => expect(() => createPagePolicy({})).not.toThrow());
});
