// Writes a page of text as a small PDF, for documents that would come from somebody else's system.

const escape = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e]/g, '-')

export type PdfText = {
  title: string
  from: string
  rows: readonly (readonly [string, string])[]
  foot: string
}

const line = (font: 'F1' | 'F2', size: number, x: number, y: number, text: string): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`

const contentOf = ({ title, from, rows, foot }: PdfText): string =>
  [
    '0.05 0.36 0.36 rg 56 772 4 26 re f 0 0 0 rg',
    line('F2', 18, 68, 778, title),
    line('F1', 10, 68, 752, from),
    '0.8 0.8 0.8 RG 0.5 w 56 738 m 539 738 l S',
    ...rows.flatMap(([label, value], index) => [
      line('F1', 9, 56, 714 - index * 22, label),
      line('F2', 10, 220, 714 - index * 22, value),
    ]),
    line('F1', 8, 56, 60, foot),
  ].join('\n')

/** One A4 page in Helvetica; letters outside ASCII become dashes. */
export const plainPdf = (document: PdfText): Buffer => {
  const content = contentOf(document)
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = text.length
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
