/** The part of `BroadcastChannel` that is used here. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

type Message = { settings: string; isAnswer: boolean };

/** Notes when another tab of the site has other settings: what is stored is shared by both. */
export const watchOtherTabs = (
  channel: Channel,
  settings: () => string,
  changed: () => void,
): { notes: () => string[] } => {
  let differs = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.settings !== settings()) {
      differs = true;
      changed();
    }
    if (!data.isAnswer) channel.postMessage({ settings: settings(), isAnswer: true } satisfies Message);
  });
  channel.postMessage({ settings: settings(), isAnswer: false } satisfies Message);
  return { notes: () => (differs ? ['Another tab has other settings. What is stored is shared.'] : []) };
};
