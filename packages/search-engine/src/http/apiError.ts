import { ownValue } from '@dealer/core/data';

/** The error of a failed task or request. */
export type ErrorBody = { message: string; code: string; type: string; link: string };

const AUTH_CODES = new Set(['missing_authorization_header', 'invalid_api_key', 'missing_master_key']);

const STATUS: Readonly<Record<string, number>> = {
  missing_authorization_header: 401,
  missing_master_key: 401,
  invalid_api_key: 403,
  api_key_not_found: 404,
  api_key_already_exists: 409,
  index_not_found: 404,
  document_not_found: 404,
  task_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  missing_content_type: 415,
  invalid_content_type: 415,
  internal: 500,
};

/** An error answer with Meilisearch's code. The status depends on the code; the default is 400. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = ownValue(STATUS, code) ?? 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The JSON body of an error in Meilisearch's format. */
export const errorBody = (error: ApiError): ErrorBody => ({
  message: error.message,
  code: error.code,
  type: error.status === 500 ? 'internal' : AUTH_CODES.has(error.code) ? 'auth' : 'invalid_request',
  link: `https://docs.meilisearch.com/errors#${error.code}`,
});

/** `hits_per_page` for `hitsPerPage`, as in Meilisearch's error codes. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The error for a feature of Meilisearch that this engine does not implement; `docs/search-engine.md` lists them. */
export const notImplemented = (what: string): ApiError =>
  new ApiError(
    'not_implemented',
    `${what} is not implemented by the embedded engine. Run a Meilisearch server for it.`,
  );
