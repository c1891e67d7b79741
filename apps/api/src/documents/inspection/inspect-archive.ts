// Looks into docx and xlsx: the directory is read before anything is unpacked; no bombs, macros or remote templates.
import { inflateRawSync } from 'node:zlib'
import { refuse } from '@marsa/model/kit/problem.ts'

const limits = { entries: 2_000, bytes: 100 * 1024 * 1024, ratio: 100 }

type Entry = { name: string; method: number; packed: number; size: number; offset: number }

const mains = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
}

/** Finds the end-of-directory record: the last 22 bytes, or before a comment of at most 65,535. */
const endOfDirectory = (bytes: Buffer): number => {
  const at = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (at < 0 || at + 22 > bytes.length || at + 22 + bytes.readUInt16LE(at + 20) !== bytes.length)
    refuse('documents.damaged')
  return at
}

const readDirectory = (bytes: Buffer): Entry[] => {
  const end = endOfDirectory(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0xffff || at === 0xffffffff || count > limits.entries) refuse('documents.too-complex')
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) refuse('documents.damaged')
    if (bytes.readUInt16LE(at + 8) & 0x41) refuse('documents.protected')
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (at !== end) refuse('documents.damaged')
  return entries
}

/** Where the packed bytes of an entry lie; ranges that overlap are how one small file pretends to be many. */
const contentStart = (bytes: Buffer, entry: Entry): number => {
  if (entry.offset + 30 > bytes.length || bytes.readUInt32LE(entry.offset) !== 0x04034b50)
    refuse('documents.damaged')
  return entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28)
}

const refuseBombs = (bytes: Buffer, entries: Entry[]): void => {
  const size = entries.reduce((total, entry) => total + entry.size, 0)
  const packed = entries.reduce((total, entry) => total + entry.packed, 0)
  if (size > limits.bytes || size > limits.ratio * Math.max(packed, 1)) refuse('documents.too-complex')
  let reached = 0
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < reached) refuse('documents.too-complex')
    reached = contentStart(bytes, entry) + entry.packed
  }
  if (new Set(entries.map((entry) => entry.name.toLowerCase())).size !== entries.length)
    refuse('documents.damaged')
}

const refuseNames = (entries: Entry[]): void => {
  for (const { name } of entries) {
    if (/(^|\/)\.\.(\/|$)|^\/|\\|\0|^[a-z]:/i.test(name)) refuse('documents.active')
    if (/vbaProject|vbaData|macrosheets?\//i.test(name)) refuse('documents.macros')
    if (/activeX\/|oleObject|embeddings\/.*\.(bin|exe|js|vbs|hta|lnk)$/i.test(name))
      refuse('documents.active')
  }
}

/** Unpacks one entry and holds it to the size that the directory declares. */
const unpack = (bytes: Buffer, entry: Entry): Buffer => {
  const start = contentStart(bytes, entry)
  const packed = bytes.subarray(start, start + entry.packed)
  if (entry.method === 0) return packed.length === entry.size ? packed : refused('documents.damaged')
  if (entry.method !== 8) return refused('documents.damaged')
  try {
    const content = inflateRawSync(packed, { maxOutputLength: entry.size + 1 })
    return content.length === entry.size ? content : refused('documents.too-complex')
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return refused('documents.too-complex')
    return (error as Error).name === 'Problem' ? raise(error) : refused('documents.damaged')
  }
}
const raise = (error: unknown): never => {
  throw error
}
const refused = (code: string): never => {
  refuse(code)
  throw new Error(code)
}

/** Links that fetch something when the file is opened; plain hyperlinks wait for a click and may stay. */
const fetchesByItself = (xml: string): boolean =>
  [...xml.matchAll(/<Relationship\b[^>]*>/gi)].some(
    ([tag]) =>
      /TargetMode\s*=\s*["']External/i.test(tag) &&
      /Type\s*=\s*["'][^"']*\/(attachedTemplate|oleObject|frame|subDocument|externalLinkPath|image)["']/i.test(
        tag,
      ),
  )

export const inspectArchive = (bytes: Buffer, format: 'docx' | 'xlsx'): void => {
  if (bytes.readUInt32LE(0) !== 0x04034b50) refuse('documents.content')
  const entries = readDirectory(bytes)
  refuseBombs(bytes, entries)
  refuseNames(entries)
  let types = ''
  for (const entry of entries) {
    const content = unpack(bytes, entry)
    if (entry.name === '[Content_Types].xml') types = content.toString('utf8')
    if (entry.name.endsWith('.rels') && fetchesByItself(content.toString('utf8'))) refuse('documents.active')
  }
  if (/macroEnabled|vbaProject/i.test(types)) refuse('documents.macros')
  if (!types.includes(mains[format])) refuse('documents.content')
}
