import { useEffect } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { gateDecision, homePath } from '@dealer/core/routes';
import { useStorefront } from '../boot/storefront.ts';
import { useSession } from './useSession.ts';

/**
 * The gate of a page that is open already: a session that ends, here or in another tab, leads to sign-in with this page as redirect.
 * `isLeaving`: the visitor signs out by themselves and is on their way.
 */
export const useGate = (isLeaving = false): void => {
  const { site } = useStorefront();
  const { status } = useSession();
  const address = createPath(useLocation());
  const navigate = useNavigate();
  const decision = gateDecision({ address, back: homePath, session: status }, site);
  const href = decision.kind === 'signIn' && !isLeaving ? decision.href : undefined;
  useEffect(() => {
    if (href !== undefined) void navigate(href, { replace: true });
  }, [href, navigate]);
};
