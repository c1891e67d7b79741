// Runs in the thread of spreadsheets: CSV in the encodings that spreadsheets write, XLSX by exceljs; answers texts alone.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import type { CellValue, Worksheet } from 'exceljs'
import { readCsv } from './read-csv.ts'
import type { SheetAnswer, SheetAsk, SheetLine } from './read-sheet.ts'
import type { ThreadAnswer } from './worker-thread.ts'

/** UTF-8, UTF-16 by its mark, else the Arabic code page of Windows, which older spreadsheets write. */
const textOf = (bytes: Buffer): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** A date without a time is a day; its hours are those written in the sheet, whatever the zone. */
const whenOf = (date: Date): string => {
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16)
  return text.endsWith('T00:00') ? text.slice(0, 10) : text.replace('T', ' ')
}

/** A formula stays one, so that it is refused where it stands; its remembered result may be anything. */
const cellText = (value: CellValue): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return whenOf(value)
  if (typeof value !== 'object') return String(value)
  if ('richText' in value) return value.richText.map(({ text }) => text).join('')
  if ('formula' in value || 'sharedFormula' in value) return '=formula'
  if ('hyperlink' in value) return typeof value.text === 'string' ? value.text : cellText(value.text)
  return ''
}

const linesOf = (sheet: Worksheet, most: SheetAsk['most']): SheetLine[] => {
  const lines: SheetLine[] = []
  sheet.eachRow((row, line) => {
    if (lines.length > most.rows + 1) return
    const cells: string[] = []
    for (let column = 1; column <= Math.min(row.cellCount, most.columns + 1); column++)
      cells.push(cellText(row.getCell(column).value))
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells })
  })
  return lines
}

const readXlsx = async (bytes: Buffer, most: SheetAsk['most']): Promise<SheetLine[]> => {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer)
  for (const sheet of workbook.worksheets) {
    const lines = linesOf(sheet, most)
    if (lines.length > 0) return lines
  }
  return []
}

/** Every line as wide as the headings; columns without a heading and without a cell are none. */
const squared = ([heading, ...lines]: SheetLine[], { cell }: SheetAsk['most']): SheetAnswer => {
  let width = 0
  for (const { cells } of [heading!, ...lines])
    cells.forEach((text, index) => {
      if (index >= width && text.trim() !== '') width = index + 1
    })
  const wide = (cells: string[]): string[] =>
    Array.from({ length: width }, (_, index) => (cells[index] ?? '').trim().slice(0, cell))
  return {
    headings: wide(heading!.cells),
    lines: lines
      .map(({ line, cells }) => ({ line, cells: wide(cells) }))
      .filter(({ cells }) => cells.some(Boolean)),
  }
}

const read = async ({ path, format, most }: SheetAsk): Promise<SheetAnswer> => {
  const bytes = await readFile(path)
  const text = format === 'csv' ? textOf(bytes) : ''
  if (text === undefined) return { fault: 'damaged' }
  const lines = format === 'csv' ? readCsv(text) : await readXlsx(bytes, most).catch(() => undefined)
  if (!lines) return { fault: 'damaged' }
  if (lines.length < 2) return { fault: 'empty' }
  const sheet = squared(lines, most)
  if ('fault' in sheet) return sheet
  if (sheet.headings.length > most.columns) return { fault: 'columns' }
  if (sheet.lines.length > most.rows) return { fault: 'rows' }
  return sheet.lines.length === 0 ? { fault: 'empty' } : sheet
}

const answer = async (ask: SheetAsk): Promise<ThreadAnswer<SheetAnswer>> => {
  try {
    return { value: await read(ask) }
  } catch (error) {
    return { error: String(error) }
  }
}

parentPort?.on('message', (ask: SheetAsk) => void answer(ask).then((said) => parentPort?.postMessage(said)))
