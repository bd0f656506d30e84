import { ApiError } from '../http/apiError.ts';
import { fieldsBody, jsonBody } from '../http/body.ts';
import { asIndexUid } from '../http/checks.ts';
import { needIndex, newIndex } from '../state/indexState.ts';
import { type Settings, defaultSettings, settingOfRoute, withSetting, withSettings } from '../store/settings.ts';
import { isoTime, runTask } from '../state/tasks.ts';
import { mayDo } from './keys.ts';
import type { Route, RouteContext } from './routeContext.ts';

/** Validates the change against the current settings, then applies it as a task. With `creates`, adds a missing index. */
const change = (
  { state, uid, access }: RouteContext,
  details: { [key: string]: unknown },
  next: (now: Settings) => Settings,
  creates: boolean,
): Response => {
  asIndexUid(uid, 'invalid_index_uid', null);
  next(state.indexes.get(uid)?.settings ?? defaultSettings());
  return runTask(state, 'settingsUpdate', uid, details, () => {
    const at = isoTime(state.now());
    if (creates && !state.indexes.has(uid) && mayDo(access, 'indexes.create'))
      state.indexes.set(uid, newIndex(uid, null, at));
    const index = needIndex(state, uid);
    index.settings = next(index.settings);
    index.updatedAt = at;
    index.derived = null;
  });
};

const settingHere = (name: string): { name: keyof Settings; method: string } => {
  const found = settingOfRoute(name);
  if (!found) throw new ApiError('not_found', `There is no setting at \`settings/${name}\`.`);
  return found;
};

const write: Route['answer'] = async (context) => {
  const { name, method } = settingHere(context.name);
  if (context.request.method !== method) throw new ApiError('method_not_allowed', `Use ${method} here.`);
  const value = await jsonBody(context.request);
  return change(context, { [name]: value }, (now) => withSetting(now, name, value), true);
};

/** Routes for all settings at once and for each one; DELETE and null restore the default. */
export const settingsRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: /^\/indexes\/(?<uid>[^/]+)\/settings$/,
    action: 'settings.get',
    answer: ({ state, uid }) => Response.json(needIndex(state, uid).settings),
  },
  {
    method: 'PATCH',
    path: /^\/indexes\/(?<uid>[^/]+)\/settings$/,
    action: 'settings.update',
    answer: async (context) => {
      const body = await fieldsBody(context.request);
      return change(context, { ...body }, (now) => withSettings(now, body), true);
    },
  },
  {
    method: 'DELETE',
    path: /^\/indexes\/(?<uid>[^/]+)\/settings$/,
    action: 'settings.update',
    answer: (context) => change(context, {}, defaultSettings, false),
  },
  {
    method: 'GET',
    path: /^\/indexes\/(?<uid>[^/]+)\/settings\/(?<name>[^/]+)$/,
    action: 'settings.get',
    answer: ({ state, uid, name }) => Response.json(needIndex(state, uid).settings[settingHere(name).name]),
  },
  {
    method: 'PUT',
    path: /^\/indexes\/(?<uid>[^/]+)\/settings\/(?<name>[^/]+)$/,
    action: 'settings.update',
    answer: write,
  },
  {
    method: 'PATCH',
    path: /^\/indexes\/(?<uid>[^/]+)\/settings\/(?<name>[^/]+)$/,
    action: 'settings.update',
    answer: write,
  },
  {
    method: 'DELETE',
    path: /^\/indexes\/(?<uid>[^/]+)\/settings\/(?<name>[^/]+)$/,
    action: 'settings.update',
    answer: (context) => {
      const { name } = settingHere(context.name);
      return change(context, { [name]: null }, (now) => withSetting(now, name, null), false);
    },
  },
];
