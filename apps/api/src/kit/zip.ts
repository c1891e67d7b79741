// A ZIP archive of a few files, made in memory (APPNOTE 6.3: deflate, UTF-8 names).
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Buffer }

/** Bit 11 says that names are UTF-8. */
const utf8 = 0x0800
const deflated = 8

/** Date and time as MS-DOS writes them, two seconds exact, in UTC. */
const dosTime = (at: Date): { date: number; time: number } => ({
  date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
})

/** What the header before a file and its line in the directory have in common. */
const factsOf = (name: Buffer, { bytes }: ZipEntry, packed: Buffer, at: Date): Buffer => {
  const { date, time } = dosTime(at)
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(utf8, 2)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(time, 6)
  facts.writeUInt16LE(date, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export const zip = (entries: readonly ZipEntry[], at: Date): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const packed = deflateRawSync(entry.bytes)
    const facts = factsOf(name, entry, packed, at)
    const file = Buffer.concat([number(0x04034b50), facts, name, packed])
    directory.push(
      number(0x02014b50),
      Buffer.from([20, 0]), // made by
      facts,
      Buffer.alloc(10), // no comment, first disk, no attributes
      number(offset),
      name,
    )
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, list, number(0x06054b50), end])
}
