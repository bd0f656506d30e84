import { createHttp } from '../http/http.ts';

/** A client whose server gives one answer, and the requests that it received. */
export const serving = (respond: () => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return respond();
    },
  });
  return { http, requests };
};
