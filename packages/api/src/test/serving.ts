import { createHttp } from '../http/http.ts';

/** A client whose server gives these answers, and the requests that it received. */
export const serving = (respond: (request: Request) => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const http = createHttp({
    baseUrl: 'https://dealer.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      return respond(request);
    },
  });
  return { http, requests };
};
