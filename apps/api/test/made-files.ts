// Makes real and hostile files for upload tests: PDF, docx, xlsx, legacy doc and xls, pictures, bombs.
import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import type { Sharp } from 'sharp'

export type ZipEntry = { name: string; content: Buffer | string; claimedSize?: number }

/** A zip archive with the given entries in order; `claimedSize` lies in both headers. */
export const makeZip = (entries: readonly ZipEntry[]): Buffer => {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize } of entries) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 9 })
    const title = Buffer.from(name)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(8, 4)
    header.writeUInt32LE(crc32(bytes), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(claimedSize ?? bytes.length, 18)
    header.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), header, tail, title]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const contentTypes = (main: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${main}"/></Types>`
const docxMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const xlsxMain = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const mail =
  '<w:document><w:body><w:p><w:r><w:t>Letter of authorisation</w:t></w:r></w:p></w:body></w:document>'

export const makeDocx = (more: readonly ZipEntry[] = [], main = docxMain): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: contentTypes(main) },
    { name: 'word/document.xml', content: mail },
    ...more,
  ])

export const makeXlsx = (more: readonly ZipEntry[] = []): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: contentTypes(xlsxMain) },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="Packing list"/></sheets></workbook>',
    },
    ...more,
  ])

/** A one-page PDF; `objects` go into its body as they are, `packed` into a compressed object stream. */
export const makePdf = (text: string, objects = '', packed = ''): Buffer => {
  const stream = deflateSync(packed)
  const head = Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n` +
      `2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n` +
      `4 0 obj\n<< /Length ${text.length + 40} >>\nstream\nBT /F1 12 Tf 72 720 Td (${text}) Tj ET\nendstream\nendobj\n` +
      `${objects}\n`,
    'latin1',
  )
  const inside = packed
    ? Buffer.concat([
        Buffer.from(
          `9 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`,
        ),
        stream,
        Buffer.from('\nendstream\nendobj\n'),
      ])
    : Buffer.alloc(0)
  const start = head.length + inside.length
  return Buffer.concat([
    head,
    inside,
    Buffer.from(
      `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  ])
}

/** A compound file (MS-CFB) whose directory holds the given names. */
export const makeCompound = (names: readonly string[]): Buffer => {
  const header = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  for (const at of [60, 68]) header.writeUInt32LE(0xfffffffe, at)
  for (let at = 76; at < 512; at += 4) header.writeUInt32LE(at === 76 ? 0 : 0xffffffff, at)
  const sectors = Math.ceil((names.length + 1) / 4)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let index = 1; index <= sectors; index++)
    table.writeUInt32LE(index === sectors ? 0xfffffffe : index + 1, index * 4)
  const directory = Buffer.alloc(sectors * 512)
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    directory.write(name, index * 128, 'utf16le')
    directory.writeUInt16LE((name.length + 1) * 2, index * 128 + 64)
    directory.writeUInt8(index === 0 ? 5 : 2, index * 128 + 66)
  }
  return Buffer.concat([header, table, directory])
}

/** Loaded on demand: the crash test's child processes make no pictures. */
const canvas = async (width: number, height: number): Promise<Sharp> => {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 90 } } })
}

/** A photograph with the position where it was taken, as telephones write it. */
export const makePhoto = async (): Promise<Buffer> =>
  (await canvas(640, 480))
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 0/1' },
    })
    .toBuffer()

export const makePicture = async (): Promise<Buffer> => (await canvas(64, 64)).png().toBuffer()

const pngChunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(content.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** A whole, valid, black picture of so many pixels a side: a few kilobytes that unpack to `side` squared. */
export const makeGiantPicture = (side: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8) // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
