// Runs in the thread of spreadsheets: CSV in the encodings that spreadsheets write, XLSX as a stream; answers texts alone.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { readCsv } from './read-csv.ts'
import type { SheetAnswer, SheetAsk, SheetFault, SheetLine } from './read-sheet.ts'
import { readXlsx } from './read-xlsx.ts'
import { spareLines } from './sheet-limits.ts'
import type { ThreadAnswer } from './worker-thread.ts'
import { SheetRefused } from './xlsx-parts.ts'

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

const linesOf = async ({ path, format, most }: SheetAsk): Promise<SheetLine[] | SheetFault> => {
  const bytes = await readFile(path)
  if (format === 'csv') {
    const text = textOf(bytes)
    if (text === undefined) return 'damaged'
    const enough = spareLines * (most.rows + 1)
    const lines = readCsv(text, enough + 1)
    return lines.length > enough ? 'rows' : lines
  }
  try {
    return await readXlsx(bytes, most)
  } catch (error) {
    return error instanceof SheetRefused ? error.fault : 'damaged'
  }
}

const read = async (ask: SheetAsk): Promise<SheetAnswer> => {
  const { most } = ask
  const lines = await linesOf(ask)
  if (typeof lines === 'string') return { fault: lines }
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

parentPort?.on(
  'message',
  (ask: SheetAsk) => void answer(ask).then((answered) => parentPort?.postMessage(answered)),
)
