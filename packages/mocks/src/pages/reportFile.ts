/** One picture of this tab; undefined where the browser or the tester refuses. The panel is not on it. */
const screenshot = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const panel = document.querySelector<HTMLElement>('.dealer-mocks');
  let stream: MediaStream | undefined;
  try {
    const options = { video: true, preferCurrentTab: true } as DisplayMediaStreamOptions;
    stream = await navigator.mediaDevices.getDisplayMedia(options);
    if (panel) panel.style.visibility = 'hidden';
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true });
    await video.play();
    // The first picture can be older than the change of the panel.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  } catch {
    return undefined;
  } finally {
    if (panel) panel.style.visibility = '';
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
};

/** A zip with the text of a report, the state and, where the tester allows it, a picture of the page. */
export const reportFile = async (text: string, state: string): Promise<{ file: Blob; hasPicture: boolean }> => {
  const picture = await screenshot();
  const { strToU8, zipSync } = await import('fflate');
  const files = { 'report.md': strToU8(text), 'state.json': strToU8(state) };
  const zip = zipSync(picture ? { ...files, 'screenshot.png': picture } : files);
  return { file: new Blob([new Uint8Array(zip)], { type: 'application/zip' }), hasPicture: picture !== undefined };
};
