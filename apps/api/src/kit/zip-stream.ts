// Writes a zip archive as a stream, one piece in memory at a time (APPNOTE 6.3.10: stored or deflated, names in UTF-8).
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'

const deflated = promisify(deflateRaw)

/** `modified` is shown by the archive in Emirates time. A file whose content comes in pieces is deflated as it comes. */
export type ZipFile = {
  name: string
  content: Buffer | AsyncIterable<Buffer>
  modified: Date
  deflate?: boolean
}

const version = 20
/** Bit 11: the name is UTF-8. Bit 3: sizes and checksum follow the content. */
const flags = { name: 0x0800, follows: 0x0008 }
const mostFiles = 0xffff
const mostBytes = 0xffffffff
const emiratesMs = 4 * 3_600_000

/** Date and time as DOS writes them: two-second steps since 1980. */
const dosTime = (instant: Date): [time: number, day: number] => {
  const local = new Date(instant.getTime() + emiratesMs)
  const year = Math.max(0, local.getUTCFullYear() - 1980)
  return [
    (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1),
    (year << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate(),
  ]
}

type Sizes = { checksum: number; packed: number; size: number }
const unknown: Sizes = { checksum: 0, packed: 0, size: 0 }

/** What the local header and the directory say alike, from the version needed to the length of the name. */
const facts = (file: ZipFile, { checksum, packed, size }: Sizes, nameBytes: number): Buffer => {
  const comes = !Buffer.isBuffer(file.content)
  const head = Buffer.alloc(26)
  const [time, day] = dosTime(file.modified)
  head.writeUInt16LE(version, 0)
  head.writeUInt16LE(flags.name | (comes ? flags.follows : 0), 2)
  head.writeUInt16LE(comes || file.deflate ? 8 : 0, 4)
  head.writeUInt16LE(time, 6)
  head.writeUInt16LE(day, 8)
  head.writeUInt32LE(checksum, 10)
  head.writeUInt32LE(packed, 14)
  head.writeUInt32LE(size, 18)
  head.writeUInt16LE(nameBytes, 22)
  return head
}

/** The end record; throws when the archive would need the 64-bit form, which our quotas do not allow. */
const ending = (files: number, directoryBytes: number, offset: number): Buffer => {
  if (files >= mostFiles || offset + directoryBytes >= mostBytes)
    throw new RangeError('too much for one archive')
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files, 8)
  end.writeUInt16LE(files, 10)
  end.writeUInt32LE(directoryBytes, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** The deflated pieces of a content that comes in pieces; `sizes` grow with them. */
async function* deflatedAsItComes(content: AsyncIterable<Buffer>, sizes: Sizes): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      sizes.checksum = crc32(piece, sizes.checksum)
      sizes.size += piece.length
      yield piece
    }
  }
  const deflate = createDeflateRaw()
  const fed = pipeline(Readable.from(counted()), deflate)
  // Its failure is thrown by the reading below.
  fed.catch(() => undefined)
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    sizes.packed += piece.length
    yield piece
  }
  await fed
}

/** What follows a content whose sizes were not known before it. */
const descriptor = ({ checksum, packed, size }: Sizes): Buffer => {
  const tail = Buffer.alloc(16)
  tail.write('PK\x07\x08', 'latin1')
  tail.writeUInt32LE(checksum, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

const localHeader = (common: Buffer, name: Buffer): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name])

/** The pieces of a file with what stands before and after it; answers its sizes. */
async function* filePieces(file: ZipFile, name: Buffer): AsyncGenerator<Buffer, Sizes> {
  if (Buffer.isBuffer(file.content)) {
    const packed = file.deflate ? ((await deflated(file.content)) as Buffer) : file.content
    const sizes = { checksum: crc32(file.content), packed: packed.length, size: file.content.length }
    yield localHeader(facts(file, sizes, name.length), name)
    yield packed
    return sizes
  }
  yield localHeader(facts(file, unknown, name.length), name)
  const sizes = { ...unknown }
  yield* deflatedAsItComes(file.content, sizes)
  yield descriptor(sizes)
  return sizes
}

/** The bytes of an archive. An error of `files` ends it without its directory, so that no reader takes it for whole. */
export async function* zipStream(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(file.name)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const pieces = filePieces(file, name)
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      offset += next.value.length
      yield next.value
    }
    const common = facts(file, next.value, name.length)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, version, 0]), common, place, name]))
  }
  const whole = Buffer.concat(directory)
  yield whole
  yield ending(directory.length, whole.length, offset)
}
