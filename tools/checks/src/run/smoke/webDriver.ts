/** A session of a WebDriver server: each command is one request. */
export type WebDriverSession = {
  send: <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Result>;
};

const request = async <Result>(url: string, method: string, body?: unknown): Promise<Result> => {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(90_000),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebDriver, ${method} ${new URL(url).pathname}: ${value.error}, ${value.message}`);
  return value;
};

/** Waits until a WebDriver server answers. */
export const webDriverReady = async (server: string): Promise<void> => {
  const until = Date.now() + 30_000;
  for (;;) {
    const ready = await request<{ ready: boolean }>(`${server}/status`, 'GET').catch((error: unknown) => {
      if (Date.now() > until) throw error;
      return { ready: false };
    });
    if (ready.ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Starts a browser through a WebDriver server (https://www.w3.org/TR/webdriver2/). */
export const webDriverSession = async (server: string, capabilities: object): Promise<WebDriverSession> => {
  const { sessionId } = await request<{ sessionId: string }>(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  return {
    send: (method, path, body) =>
      request(`${server}/session/${sessionId}${path}`, method, method === 'POST' ? (body ?? {}) : undefined),
  };
};
