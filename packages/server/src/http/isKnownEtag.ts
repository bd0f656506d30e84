/** Whether a client has one of the answers with these etags (`If-None-Match`), as far as their content goes. */
export const isKnownEtag = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((part) => {
    const known = part.trim();
    return known === '*' || known.replace(/^W\//, '') === etag.replace(/^W\//, '');
  });
