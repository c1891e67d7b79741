// Writes a zip archive as a stream, one file in memory at a time (APPNOTE 6.3.10: stored or deflated, names in UTF-8).
import { crc32, deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'

const deflated = promisify(deflateRaw)

/** `modified` is shown by the archive in Emirates time. */
export type ZipFile = { name: string; content: Buffer; modified: Date; deflate?: boolean }

const version = 20
/** Bit 11: the name is UTF-8. */
const flags = 0x0800
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

/** What the local header and the directory say alike, from the version needed to the length of the name. */
const facts = (file: ZipFile, packed: Buffer, nameBytes: number): Buffer => {
  const head = Buffer.alloc(26)
  const [time, day] = dosTime(file.modified)
  head.writeUInt16LE(version, 0)
  head.writeUInt16LE(flags, 2)
  head.writeUInt16LE(file.deflate ? 8 : 0, 4)
  head.writeUInt16LE(time, 6)
  head.writeUInt16LE(day, 8)
  head.writeUInt32LE(crc32(file.content), 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(file.content.length, 18)
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

/** The bytes of an archive. An error of `files` ends it without its directory, so that no reader takes it for whole. */
export async function* zipStream(files: AsyncIterable<ZipFile> | Iterable<ZipFile>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const file of files) {
    const name = Buffer.from(file.name)
    const packed = file.deflate ? ((await deflated(file.content)) as Buffer) : file.content
    const common = facts(file, packed, name.length)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, version, 0]), common, place, name]))
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name])
    yield local
    yield packed
    offset += local.length + packed.length
  }
  const whole = Buffer.concat(directory)
  yield whole
  yield ending(directory.length, whole.length, offset)
}
