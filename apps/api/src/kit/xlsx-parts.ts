// The parts of an XLSX workbook: which sheets it has, in which order, which styles are dates, and a reader for each part's XML.
import { SaxesParser } from 'saxes'
import type { SheetFault } from './read-sheet.ts'
import { mostDepth, mostPartBytes, mostQuietBytes, mostStyles } from './sheet-limits.ts'
import { dateOfNumber, isDateFormat } from './xlsx-cells.ts'
import { openZip, unpackParts } from './zip-archive.ts'

/** Ends the reading of a file that is not taken. */
export class SheetRefused extends Error {
  readonly fault: SheetFault
  constructor(fault: SheetFault) {
    super(`spreadsheet: ${fault}`)
    this.name = 'SheetRefused'
    this.fault = fault
  }
}

type Attributes = Readonly<Record<string, string | undefined>>

/** Hears the elements of a part, by their names without a prefix. */
export type Listener = {
  open: (tag: string, attributes: Attributes) => void
  text?: (part: string) => void
  close?: (tag: string) => void
}

export type Workbook = {
  /** Names of the sheets' parts, in the order of the tabs. */
  sheets: readonly string[]
  sharedTexts: string
  isDate: (style: number) => boolean
  dateOf: (number: number) => Date
  /** Reads one part; one that is not there says nothing. */
  read: (name: string, listener: Listener) => Promise<void>
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1)

const readPart = async (parts: AsyncIterable<Buffer>, { open, text, close }: Listener): Promise<void> => {
  const parser = new SaxesParser({ position: false })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  // Entities that a file declares itself can grow without end or name other files.
  parser.on('doctype', () => {
    throw new SheetRefused('damaged')
  })
  parser.on('error', (error) => {
    throw error
  })
  let [size, quiet, depth] = [0, 0, 0]
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0
    if (++depth > mostDepth) throw new SheetRefused('damaged')
    open(bare(name), attributes as Attributes)
  })
  parser.on('closetag', ({ name }) => {
    quiet = 0
    depth--
    close?.(bare(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  for await (const part of parts) {
    size += part.length
    quiet += part.length
    if (size > mostPartBytes) throw new SheetRefused('rows')
    if (quiet > mostQuietBytes) throw new SheetRefused('damaged')
    parser.write(decoder.decode(part, { stream: true }))
  }
  parser.write(decoder.decode()).close()
}

/** The address of a part as the workbook names it. */
const addressOf = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`

export const xlsxParts = async (bytes: Buffer): Promise<Workbook> => {
  const members = new Map(openZip(bytes).map((member) => [member.name, member]))
  const read: Workbook['read'] = async (name, listener) => {
    const member = members.get(name)
    if (member) await readPart(unpackParts(bytes, member), listener)
  }
  const targets = new Map<string, string>()
  let sharedTexts = 'xl/sharedStrings.xml'
  await read('xl/_rels/workbook.xml.rels', {
    open: (tag, { Id: id, Target: target = '', Type: type = '' }) => {
      if (tag !== 'Relationship' || id === undefined) return
      targets.set(id, addressOf(target))
      if (type.endsWith('/sharedStrings')) sharedTexts = addressOf(target)
    },
  })
  const sheets: string[] = []
  let from1904 = false
  await read('xl/workbook.xml', {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      const id = Object.entries(attributes).find(([name]) => bare(name) === 'id')?.[1]
      const target = tag === 'sheet' ? targets.get(id ?? '') : undefined
      if (target) sheets.push(target)
    },
  })
  const formats = new Map<number, string>()
  const dates: boolean[] = []
  let inCells = false
  await read('xl/styles.xml', {
    open: (tag, { numFmtId = '0', formatCode }) => {
      if (tag === 'numFmt' && formatCode !== undefined) formats.set(Number(numFmtId), formatCode)
      else if (tag === 'cellXfs') inCells = true
      else if (tag === 'xf' && inCells)
        dates.push(isDateFormat(Number(numFmtId), formats.get(Number(numFmtId))))
      if (dates.length > mostStyles || formats.size > mostStyles) throw new SheetRefused('damaged')
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCells = false
    },
  })
  return {
    sheets,
    sharedTexts,
    isDate: (style) => dates[style] === true,
    dateOf: (number) => dateOfNumber(number, from1904),
    read,
  }
}
