// Reads a zip archive through its directory and checks each entry's sum, as another program would.
import { crc32, inflateRawSync } from 'node:zlib'

/** Throws for whatever is not a whole archive. */
export const readZip = (archive: Buffer): { name: string; content: Buffer }[] => {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('no directory')
  let at = archive.readUInt32LE(end + 16)
  return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
    const nameBytes = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameBytes)
    const local = archive.readUInt32LE(at + 42)
    const begins = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(begins, begins + archive.readUInt32LE(at + 20))
    const content = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`wrong sum of ${name}`)
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    return { name, content }
  })
}
