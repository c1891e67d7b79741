// Reads the texts of an XLSX workbook as a stream (ECMA-376 part 1, 18): it stops at the first thing too much, so that a small
// file cannot take the memory or the time of a large one. Formats, links and pictures are passed over.
import type { SheetAsk, SheetLine } from './read-sheet.ts'
import { lastLine, mostSheets, mostText, spareLines } from './sheet-limits.ts'
import { cellPlace, dateText, type Place } from './xlsx-cells.ts'
import { SheetRefused, xlsxParts, type Workbook } from './xlsx-parts.ts'

type Most = SheetAsk['most']

/** A text, or the place of one in the table of texts that all sheets share. */
type Cell = string | { shared: number }
type Lines = Map<number, Cell[]>

/** `_x000D_` stands for a sign that XML cannot hold. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

const readSheet = async (book: Workbook, name: string, most: Most): Promise<Lines> => {
  const lines: Lines = new Map()
  let [line, column, rows, cells, spread] = [0, 0, 0, 0, 0]
  let [type, style, text, isText, isFormula, phonetic] = ['n', 0, '', false, false, false]

  const keep = (cell: Cell | undefined, at: Place): void => {
    if (cell === undefined || cell === '') return
    const kept = lines.get(at.line) ?? []
    // What stands further right is one column too many, wherever it stands.
    kept[Math.min(at.column - 1, most.columns)] = cell
    lines.set(at.line, kept)
  }
  const valueOf = (): Cell | undefined => {
    if (isFormula) return '=formula'
    if (type === 's') return /^\d+$/.test(text) ? { shared: Number(text) } : undefined
    if (type === 'b') return text === '1' ? 'true' : 'false'
    if (type === 'e' || text === '') return undefined
    if (type === 'd') return dateText(new Date(`${text}${/T/.test(text) ? 'Z' : ''}`))
    if (type !== 'n') return unescaped(text)
    const number = Number(text)
    return book.isDate(style) ? dateText(book.dateOf(number)) : String(number)
  }
  /** A merged range shows the text of its first cell in all of them. */
  const merge = (range: string): void => {
    const [from, to = from] = range.split(':').map(cellPlace)
    if (!from || !to) return
    const value = lines.get(from.line)?.[from.column - 1]
    if (value === undefined) return
    const [high, wide] = [to.line - from.line + 1, Math.min(to.column, most.columns + 1) - from.column + 1]
    if (high < 1 || wide < 1) throw new SheetRefused('damaged')
    spread += high * wide
    if (spread > (most.rows + 1) * (most.columns + 1)) throw new SheetRefused('rows')
    for (let down = 0; down < high; down++)
      for (let right = 0; right < wide; right++)
        keep(value, { line: from.line + down, column: from.column + right })
  }
  await book.read(name, {
    open: (tag, attributes) => {
      if (tag === 'row') {
        if (++rows > spareLines * (most.rows + 1)) throw new SheetRefused('rows')
        line = Number(attributes['r'] ?? line + 1)
        column = 0
        if (!(line >= 1 && line <= lastLine)) throw new SheetRefused('damaged')
      } else if (tag === 'c') {
        if (++cells > spareLines * (most.rows + 1) * (most.columns + 1)) throw new SheetRefused('rows')
        column = cellPlace(attributes['r'] ?? '')?.column ?? column + 1
        type = attributes['t'] ?? 'n'
        style = Number(attributes['s'] ?? 0)
        text = ''
        isFormula = false
      } else if (tag === 'f') isFormula = true
      else if (tag === 'rPh') phonetic = true
      else if (tag === 'v' || tag === 't') isText = !phonetic
      else if (tag === 'mergeCell') merge(attributes['ref'] ?? '')
    },
    text: (part) => {
      if (isText && text.length < most.cell * 2) text += part
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') isText = false
      else if (tag === 'rPh') phonetic = false
      else if (tag === 'c') keep(valueOf(), { line, column })
    },
  })
  return lines
}

/** The shared texts that are wanted, cut to what a cell may hold. */
const readShared = async (
  book: Workbook,
  wanted: ReadonlySet<number>,
  most: Most,
): Promise<Map<number, string>> => {
  const found = new Map<number, string>()
  let [place, text, isText, phonetic] = [-1, '', false, false]
  if (wanted.size === 0) return found
  await book.read(book.sharedTexts, {
    open: (tag) => {
      if (tag === 'si') [place, text] = [place + 1, '']
      else if (tag === 'rPh') phonetic = true
      else if (tag === 't') isText = !phonetic && wanted.has(place)
    },
    text: (part) => {
      if (isText && text.length < most.cell * 2) text += part
    },
    close: (tag) => {
      if (tag === 't') isText = false
      else if (tag === 'rPh') phonetic = false
      else if (tag === 'si' && wanted.has(place)) found.set(place, unescaped(text))
    },
  })
  return found
}

const textsOf = async (book: Workbook, lines: Lines, most: Most): Promise<SheetLine[]> => {
  const wanted = new Set<number>()
  for (const cells of lines.values())
    for (const cell of cells) if (typeof cell === 'object') wanted.add(cell.shared)
  const shared = await readShared(book, wanted, most)
  let length = 0
  const textOf = (cell: Cell | undefined): string => {
    const text = typeof cell === 'object' ? (shared.get(cell.shared) ?? '') : (cell ?? '')
    const cut = text.trim().slice(0, most.cell)
    length += cut.length
    if (length > mostText) throw new SheetRefused('rows')
    return cut
  }
  return [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([line, cells]) => ({ line, cells: Array.from(cells, textOf) }))
    .filter(({ cells }) => cells.some(Boolean))
}

/** Lines of the first sheet that holds something; throws SheetRefused. */
export const readXlsx = async (bytes: Buffer, most: Most): Promise<SheetLine[]> => {
  const book = await xlsxParts(bytes)
  for (const name of book.sheets.slice(0, mostSheets)) {
    const lines = await textsOf(book, await readSheet(book, name, most), most)
    if (lines.length > 0) return lines
  }
  return []
}
