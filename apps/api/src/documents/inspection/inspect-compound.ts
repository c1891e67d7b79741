// Looks into legacy doc and xls: the directory of the compound file (MS-CFB) tells what it is and whether it holds macros.
import { refuse } from '@marsa/model/kit/problem.ts'

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const endOfChain = 0xfffffffe
const mostEntries = 20_000

const wanted = { doc: ['worddocument'], xls: ['workbook', 'book'] }
const macros = ['vba', '_vba_project', '_vba_project_cur', 'macros']
const active = ['\u0001ole10native', 'package']
const sealed = ['encryptedpackage', 'encryptioninfo']

const damaged = (): never => {
  refuse('documents.damaged')
  throw new Error('damaged')
}

/** The chain of sectors from `first`, through the allocation table; a loop or a jump outside is damage. */
const chain = (first: number, table: number[], most: number): number[] => {
  const sectors: number[] = []
  for (let at = first; at < 0xfffffffa; at = table[at] ?? endOfChain) {
    if (sectors.length >= most || at >= table.length) damaged()
    sectors.push(at)
  }
  return sectors
}

/** Names of all storage requests and streams, lower case. */
const entryNames = (bytes: Buffer): string[] => {
  if (bytes.length < 1536 || !bytes.subarray(0, 8).equals(signature)) refuse('documents.content')
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) damaged()
  const size = 1 << shift
  const count = Math.floor(bytes.length / size) - 1
  const sectorAt = (index: number): Buffer =>
    index < count + 1 ? bytes.subarray((index + 1) * size, (index + 2) * size) : damaged()
  const words = (sector: Buffer): number[] =>
    Array.from({ length: Math.floor(sector.length / 4) }, (_, index) => sector.readUInt32LE(index * 4))

  const tables = words(bytes.subarray(76, 512)).filter((index) => index < 0xfffffffa)
  let more = bytes.readUInt32LE(68)
  for (let read = 0; more < 0xfffffffa; read++) {
    if (read > count) damaged()
    const sector = words(sectorAt(more))
    more = sector.pop() ?? endOfChain
    tables.push(...sector.filter((index) => index < 0xfffffffa))
  }
  if (tables.length > count + 1) damaged()
  const table = tables.flatMap((index) => words(sectorAt(index)))
  const names: string[] = []
  for (const index of chain(bytes.readUInt32LE(48), table, Math.ceil((mostEntries * 128) / size))) {
    const sector = sectorAt(index)
    for (let at = 0; at + 128 <= sector.length; at += 128) {
      const length = sector.readUInt16LE(at + 64)
      if (length >= 2 && length <= 64)
        names.push(sector.toString('utf16le', at, at + length - 2).toLowerCase())
    }
  }
  return names
}

export const inspectCompound = (bytes: Buffer, format: 'doc' | 'xls'): void => {
  const names = entryNames(bytes)
  if (names.some((name) => sealed.includes(name))) refuse('documents.protected')
  if (names.some((name) => macros.includes(name))) refuse('documents.macros')
  if (names.some((name) => active.includes(name))) refuse('documents.active')
  if (!names.some((name) => wanted[format].includes(name))) refuse('documents.content')
}
