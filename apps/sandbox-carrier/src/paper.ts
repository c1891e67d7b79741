// A paper of the carrier as a PDF of one page with lines of text: enough to be printed and to be told from ours.

const safe = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')

/** Base64 of the PDF, as the answers of the API carry it. */
export const paper = (lines: readonly string[]): string => {
  const content = `BT /F1 14 Tf 24 400 Td 20 TL ${lines.map((line) => `(${safe(line)}) Tj T*`).join(' ')} ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 288 432]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let pdf = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = pdf.length
    pdf += `${index + 1} 0 obj${object}endobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF`
  return Buffer.from(pdf, 'latin1').toString('base64')
}
