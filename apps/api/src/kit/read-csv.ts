// Reads a CSV file by RFC 4180: quoted cells, doubled quotes, line breaks inside quotes; comma, semicolon or tab between cells.

export type CsvLine = { line: number; cells: string[] }

/** The separator of the first line; spreadsheets of some countries write semicolons, and Unicode text has tabs. */
const separatorOf = (text: string): string => {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  if (first.includes(',')) return ','
  return first.includes(';') ? ';' : first.includes('\t') ? '\t' : ','
}

/**
 * Lines with their number in the file, at most so many; empty ones are left out. A quote that is never closed takes the
 * rest.
 */
export const readCsv = (source: string, most = Number.POSITIVE_INFINITY): CsvLine[] => {
  const text = source.replace(/^\ufeff/, '')
  const separator = separatorOf(text)
  const lines: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begins = 1
  const endLine = (): void => {
    cells.push(cell)
    if (cells.length > 1 || cell.trim() !== '') lines.push({ line: begins, cells })
    cells = []
    cell = ''
  }
  for (let at = 0; at < text.length && lines.length < most; at++) {
    const sign = text[at]!
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endLine()
      begins = line
    } else if (sign !== '\r') cell += sign
  }
  endLine()
  return lines
}
