/** Encodes a PDF string: replaces characters outside Latin-1 by "?" and escapes brackets and backslashes. */
const written = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[\\()]/g, (mark) => `\\${mark}`);

/** A PDF of one A4 page with a heading and lines of text. */
export const carPdf = (title: string, lines: readonly string[]): string => {
  const content = [
    'BT /F1 22 Tf 56 770 Td',
    `(${written(title)}) Tj`,
    '/F1 12 Tf 0 -12 Td',
    ...lines.map((line) => `0 -22 Td (${written(line)}) Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((body, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
};
