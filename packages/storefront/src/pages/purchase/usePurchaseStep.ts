import { useLocation, useNavigate } from 'react-router';
import { purchaseSteps } from '@dealer/core/purchase';
import type { PurchaseStep } from '@dealer/core/purchase';
import { checkoutJourneyPath } from '@dealer/core/routes';

/**
 * The step that the address names, so that Back goes back a step and reload stays; never one that an open question stands before.
 *
 * @example
 * const { step, goTo } = usePurchaseStep(slug, furthest);
 */
export const usePurchaseStep = (
  slug: string,
  furthest: PurchaseStep,
): { step: PurchaseStep; goTo: (step: PurchaseStep) => void } => {
  const navigate = useNavigate();
  const { search } = useLocation();
  const asked = purchaseSteps.find((name) => name === new URLSearchParams(search).get('step')) ?? 'vehicle';
  const step = purchaseSteps.indexOf(asked) > purchaseSteps.indexOf(furthest) ? furthest : asked;
  return {
    step,
    goTo: (next) => void navigate(`${checkoutJourneyPath(slug)}&step=${next}`, { state: { kind: 'search' } }),
  };
};
