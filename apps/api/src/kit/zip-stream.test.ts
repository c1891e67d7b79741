// Archives as other programs read them: names, sums, times, and no archive from a source that broke.
import { buffer } from 'node:stream/consumers'
import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readZip } from '../../test/read-zip.ts'
import { zipStream, type ZipFile } from './zip-stream.ts'

const modified = new Date('2026-11-21T20:30:40Z') // half past midnight of the 22nd in the Emirates
const text = Buffer.from('نص عربي طويل '.repeat(500))
const picture = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))
const files: (ZipFile & { content: Buffer })[] = [
  { name: '01 الفاتورة التجارية - ٤٤١٠.txt', content: text, modified, deflate: true },
  { name: '02 Packing list - a.jpg', content: picture, modified },
  { name: '03 empty.txt', content: Buffer.alloc(0), modified, deflate: true },
]
async function* source(all: readonly ZipFile[], fail = false): AsyncGenerator<ZipFile> {
  for (const file of all) yield file
  if (fail) throw new Error('the store is gone')
}

test('every entry is found through the directory with its name, size, sum and time', async () => {
  const archive = await buffer(zipStream(source(files)))
  const end = archive.length - 22
  expect(archive.readUInt16LE(end + 10)).toBe(files.length)
  let at = archive.readUInt32LE(end + 16)
  for (const { name, content, deflate } of files) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50)
    const nameBytes = archive.readUInt16LE(at + 28)
    expect(archive.toString('utf8', at + 46, at + 46 + nameBytes)).toBe(name)
    expect(archive.readUInt16LE(at + 8) & 0x0800).toBe(0x0800)
    expect(archive.readUInt32LE(at + 16)).toBe(crc32(content))
    expect(archive.readUInt32LE(at + 24)).toBe(content.length)
    // 00:30:40 of 22 November 2026
    expect([archive.readUInt16LE(at + 12), archive.readUInt16LE(at + 14)]).toEqual([
      (30 << 5) | 20,
      (46 << 9) | (11 << 5) | 22,
    ])
    const local = archive.readUInt32LE(at + 42)
    expect(archive.readUInt32LE(local)).toBe(0x04034b50)
    const begins = local + 30 + archive.readUInt16LE(local + 26)
    const packed = archive.subarray(begins, begins + archive.readUInt32LE(at + 20))
    expect((deflate ? inflateRawSync(packed) : packed).equals(content)).toBe(true)
    at += 46 + nameBytes
  }
  expect(at).toBe(end)
})

test('a source that breaks gives no archive that looks whole', async () => {
  await expect(buffer(zipStream(source(files, true)))).rejects.toThrow('the store is gone')
})

test('a file that comes in pieces is deflated as it comes, and found like the others', async () => {
  async function* pieces() {
    for (let at = 0; at < text.length; at += 700) yield text.subarray(at, at + 700)
  }
  const all = [{ name: 'long.xml', content: pieces(), modified }, files[1]!]
  const read = readZip(await buffer(zipStream(all)))
  expect(read.map(({ name }) => name)).toEqual(['long.xml', files[1]!.name])
  expect(read.map(({ content }) => content)).toEqual([text, picture])
})
