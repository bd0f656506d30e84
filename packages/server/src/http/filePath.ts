/** A name that leads elsewhere, or is hidden such as that of Vite's manifest, which is for build tools. */
const isHidden = (segment: string): boolean => segment.startsWith('.') || /[\\\0]/.test(segment);

/**
 * The path of a file as it is on disk; undefined for one that no visitor may have. It is decoded first and checked then.
 */
export const filePath = (path: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').some(isHidden) ? undefined : decoded;
  } catch {
    return undefined;
  }
};
