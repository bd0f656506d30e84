/** Something about the feed as a whole that makes it unusable; the message is what the person at the keyboard reads. */
export class FeedError extends Error {
  override readonly name = 'FeedError';
}
