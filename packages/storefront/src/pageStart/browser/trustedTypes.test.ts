import { pageText } from '@dealer/core/security';
import { describe, expect, it, vi } from 'vitest';
import { createPagePolicy } from './trustedTypes.ts';

describe('the policy of a page', () => {
  it('creates the Trusted Types policy of a page once', () => {
    const createPolicy = vi.fn();
    createPagePolicy({ trustedTypes: { createPolicy } });
    expect(createPolicy).toHaveBeenCalledWith('default', pageText);
    createPagePolicy({ trustedTypes: { createPolicy, defaultPolicy: {} } });
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});

describe('a browser without Trusted Types', () => {
  it('starts without a policy in a browser without Trusted Types', () =>
    expect(() => createPagePolicy({})).not.toThrow());
});
