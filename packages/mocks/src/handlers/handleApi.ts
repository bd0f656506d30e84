import { authRoutes } from '../auth/authRoutes.ts';
import { noScenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { withFaults } from '../scenario/withFaults.ts';
import { carRoutes } from './carRoutes.ts';
import { financeRoutes } from './financeRoutes.ts';
import { leadRoutes } from './leadRoutes.ts';
import { matchRoute } from './matchRoute.ts';
import type { MockDeps } from './mockRoute.ts';
import { paymentRoutes } from './paymentRoutes.ts';
import { personRoutes } from './personRoutes.ts';
import { refuse } from './refuse.ts';
import { serviceRoutes } from './serviceRoutes.ts';
import { tradeInRoutes } from './tradeInRoutes.ts';

/** The endpoints of the mock backend by part; `/api/` paths outside of them answer 404. */
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
 * The mock backend as one function: the same logic behind the service worker and in node.
 * null where the path is not the backend's; an unknown `/api/` path answers 404 and a wrong method 405, both in JSON.
 *
 * @example
 * await handleApi(new Request('http://localhost/api/delivery-price?postcode=4000'), deps) // => 200 { name: 'Queensland', price: 290 }
 */
export const handleApi = async (
  request: Request,
  deps: MockDeps,
  scenario: Scenario = noScenario,
): Promise<Response | null> => {
  const url = new URL(request.url);
  // The site's own backend, and below the other two the auth service and its tables.
  if (!/^\/(?:api|auth\/v1|rest\/v1)\//.test(url.pathname)) return null;
  const fitting = allRoutes.flatMap((route) => {
    const params = matchRoute(route.path, url.pathname);
    return params ? [{ route, params }] : [];
  });
  const found = fitting.find(({ route }) => route.method === request.method);
  if (found)
    return withFaults(scenario, found.route.group, () =>
      found.route.answer({ request, url, params: found.params, deps }),
    );
  return fitting.length > 0
    ? refuse(405, `${request.method} is not allowed here.`)
    : refuse(404, `The mock backend has no ${request.method} ${url.pathname}.`);
};
