/** Looks every tenth of a second until it is so, or the time is over. */
export const poll = async (isDone: () => Promise<boolean> | boolean, ms: number): Promise<boolean> => {
  for (const until = Date.now() + ms; Date.now() < until; ) {
    if (await isDone()) return true;
    await new Promise((done) => setTimeout(done, 100));
  }
  return false;
};
