/** What a bar is drawn on: a terminal, or something that is none. */
type BarStream = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

/**
 * A progress bar on a terminal, one line drawn over and over; nowhere else a single letter. The last call, with all
 * done, clears the line.
 */
export const progressBar = (stream: BarStream): ((what: string, done: number, total: number) => void) => {
  let shown = '';
  return (what, done, total) => {
    if (stream.isTTY !== true || total <= 0) return;
    const part = Math.min(1, done / total);
    const width = Math.max(10, Math.min(40, (stream.columns ?? 80) - what.length - 12));
    const filled = Math.round(part * width);
    const line =
      part >= 1
        ? ''
        : `${what} [${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${String(Math.floor(part * 100)).padStart(3)} %`;
    if (line !== shown) stream.write(`\r\u001b[2K${line}`);
    shown = line;
  };
};
