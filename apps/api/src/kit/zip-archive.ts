// Reads ZIP archives that strangers made (APPNOTE 6.3): the directory is held against limits before anything is unpacked.
import { Readable } from 'node:stream'
import { createInflateRaw, inflateRawSync } from 'node:zlib'

const limits = { entries: 2_000, bytes: 100 * 1024 * 1024, ratio: 100 }

export type ZipMember = { name: string; method: number; packed: number; size: number; offset: number }

export type ZipFaultKind = 'damaged' | 'too-complex' | 'protected'

/** Why an archive is not read. */
export class ZipFault extends Error {
  readonly kind: ZipFaultKind
  constructor(kind: ZipFaultKind) {
    super(`zip archive: ${kind}`)
    this.name = 'ZipFault'
    this.kind = kind
  }
}

/** Finds the end-of-directory record: the last 22 bytes, or before a comment of at most 65,535. */
const endOfDirectory = (bytes: Buffer): number => {
  const at = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (at < 0 || at + 22 > bytes.length || at + 22 + bytes.readUInt16LE(at + 20) !== bytes.length)
    throw new ZipFault('damaged')
  return at
}

const readDirectory = (bytes: Buffer): ZipMember[] => {
  const end = endOfDirectory(bytes)
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0xffff || at === 0xffffffff || count > limits.entries) throw new ZipFault('too-complex')
  const members: ZipMember[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) throw new ZipFault('damaged')
    if (bytes.readUInt16LE(at + 8) & 0x41) throw new ZipFault('protected')
    const nameLength = bytes.readUInt16LE(at + 28)
    members.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (at !== end) throw new ZipFault('damaged')
  return members
}

/** Where the packed bytes of a member lie; ranges that overlap are how one small file pretends to be many. */
const contentStart = (bytes: Buffer, { offset }: ZipMember): number => {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) throw new ZipFault('damaged')
  return offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
}

const refuseBombs = (bytes: Buffer, members: ZipMember[]): void => {
  const size = members.reduce((total, member) => total + member.size, 0)
  const packed = members.reduce((total, member) => total + member.packed, 0)
  if (size > limits.bytes || size > limits.ratio * Math.max(packed, 1)) throw new ZipFault('too-complex')
  let reached = 0
  for (const member of members.toSorted((a, b) => a.offset - b.offset)) {
    if (member.offset < reached) throw new ZipFault('too-complex')
    reached = contentStart(bytes, member) + member.packed
  }
  if (new Set(members.map((member) => member.name.toLowerCase())).size !== members.length)
    throw new ZipFault('damaged')
}

/** What an archive holds, none of it unpacked. */
export const openZip = (bytes: Buffer): ZipMember[] => {
  const members = readDirectory(bytes)
  refuseBombs(bytes, members)
  return members
}

const packedBytes = (bytes: Buffer, member: ZipMember): Buffer => {
  const start = contentStart(bytes, member)
  if (member.method !== 0 && member.method !== 8) throw new ZipFault('damaged')
  return bytes.subarray(start, start + member.packed)
}

/** Unpacks one member and holds it to the size that the directory declares. */
export const unpack = (bytes: Buffer, member: ZipMember): Buffer => {
  const packed = packedBytes(bytes, member)
  if (member.method === 0) {
    if (packed.length !== member.size) throw new ZipFault('damaged')
    return packed
  }
  let content: Buffer
  try {
    content = inflateRawSync(packed, { maxOutputLength: member.size + 1 })
  } catch (error) {
    const isLonger = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new ZipFault(isLonger ? 'too-complex' : 'damaged')
  }
  if (content.length !== member.size) throw new ZipFault('too-complex')
  return content
}

/** The same piece by piece, for who may stop early; what is not taken is not unpacked. */
export async function* unpackParts(bytes: Buffer, member: ZipMember): AsyncGenerator<Buffer> {
  const packed = Readable.from([packedBytes(bytes, member)])
  let size = 0
  const parts = member.method === 0 ? packed : packed.pipe(createInflateRaw({ chunkSize: 65_536 }))
  for await (const part of parts as AsyncIterable<Buffer>) {
    size += part.length
    if (size > member.size) throw new ZipFault('too-complex')
    yield part
  }
  if (size !== member.size) throw new ZipFault('damaged')
}
