/** A copy of a request for another host: `prefix` is removed from the path. */
export const forwardTo = async (request: Request, prefix: string, host: string): Promise<Request> => {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(host.replace(/\/$/, '') + pathname.slice(prefix.length) + search, {
    method: request.method,
    headers: request.headers,
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
};
