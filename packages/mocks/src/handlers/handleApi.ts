import { authRoutes } from '../auth/authRoutes.ts';
import { noScenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { withFaults } from '../scenario/withFaults.ts';
import type { CallNotes } from '../scenario/withFaults.ts';
import { carRoutes } from './carRoutes.ts';
import { financeRoutes } from './financeRoutes.ts';
import { leadRoutes } from './leadRoutes.ts';
import { matchRoute } from '../routing/matchRoute.ts';
import type { MockDeps } from '../routing/mockRoute.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import { personRoutes } from './personRoutes.ts';
import { refuse } from '../routing/refuse.ts';
import { serviceRoutes } from './serviceRoutes.ts';
import { tradeInRoutes } from './tradeInRoutes.ts';

/** The routes of the mock backend by area; other `/api/` paths answer 404. */
export const mockRoutes = {
  leads: leadRoutes,
  cars: carRoutes,
  services: serviceRoutes,
  tradeIn: tradeInRoutes,
  finance: financeRoutes,
  auth: authRoutes,
  person: personRoutes,
  payments: paymentRoutes,
} as const;

const allRoutes = Object.entries(mockRoutes).flatMap(([part, routes]) =>
  routes.map((route) => ({
    ...route,
    group: route.faults ?? (part === 'leads' ? ('leads' as const) : ('api' as const)),
  })),
);

/**
 * Answers a request to the mock backend, in the service worker and in Node. Returns null for a path outside the backend,
 * 404 for an unknown path and 405 for a wrong method.
 */
export const handleApi = async (
  request: Request,
  deps: MockDeps,
  scenario: Scenario = noScenario,
  notes?: CallNotes,
): Promise<Response | null> => {
  const url = new URL(request.url);
  // The site's backend, the auth service and its tables.
  if (!/^\/(?:api|auth\/v1|rest\/v1)\//.test(url.pathname)) return null;
  const matching = allRoutes.flatMap((route) => {
    const params = matchRoute(route.path, url.pathname);
    return params ? [{ route, params }] : [];
  });
  const found = matching.find(({ route }) => route.method === request.method);
  if (found)
    return withFaults(
      scenario,
      found.route.group,
      () => found.route.answer({ request, url, params: found.params, deps }),
      notes,
    );
  if (notes) notes.unhandled = true;
  return matching.length > 0
    ? refuse(405, `${request.method} is not allowed here.`)
    : refuse(404, `The mock backend has no ${request.method} ${url.pathname}.`);
};
