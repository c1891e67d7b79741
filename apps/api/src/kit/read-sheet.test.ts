// Workbooks as programs write them are read as they show themselves; hostile ones are refused early, and hold up nobody.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeZip, type ZipEntry } from '../../test/made-files.ts'
import { closeSheets, readSheet, type SheetFormat } from './read-sheet.ts'

const most = { rows: 5_000, columns: 60, cell: 2_000 }
let folder: string
let files = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
})
afterAll(async () => {
  await closeSheets()
  await rm(folder, { recursive: true })
})

const read = async (bytes: Buffer | string, format: SheetFormat = 'xlsx') => {
  const path = join(folder, String(++files))
  await writeFile(path, bytes)
  return readSheet({ path, format, most })
}
/** Does not pack, so that an archive is no bomb by its ratio. */
const noise = randomBytes(1_000_000)

/** A workbook of one sheet with this XML, and further parts. */
const bookOf = (sheet: string, more: readonly ZipEntry[] = []): Buffer =>
  makeZip([
    {
      name: 'xl/workbook.xml',
      content: '<workbook xmlns:r="urn:r"><sheets><sheet name="One" r:id="r1"/></sheets></workbook>',
    },
    { name: 'docProps/noise.bin', content: noise },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ])
const sheetOf = (rows: string, after = ''): string =>
  `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`
const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const line = (...cells: string[]): string => `<row>${cells.map(text).join('')}</row>`
const shared = (content: string): ZipEntry => ({
  name: 'xl/sharedStrings.xml',
  content: `<sst>${content}</sst>`,
})
/** Styles of cells from 1 on, each with a format of the workbook's own. */
const styles = (formats: readonly string[]): ZipEntry => ({
  name: 'xl/styles.xml',
  content: `<styleSheet><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`).join('')}</numFmts>
    <cellXfs><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
})

describe('a workbook as it shows itself', () => {
  test('texts, numbers, dates, formulas and links', async () => {
    const names = ['Name', 'Number', 'Day', 'Time', 'Formula', 'Link', 'Rich', 'Yes']
    const bytes = bookOf(
      sheetOf(
        `<row r="1" spans="1:8">${names.map((_, at) => `<c r="${'ABCDEFGH'[at]}1" t="s"><v>${at}</v></c>`).join('')}</row>
        <row r="2" spans="1:8"><c r="A2" t="s"><v>8</v></c><c r="B2"><v>18400.5</v></c><c r="C2" s="1"><v>46346</v></c>
          <c r="D2" s="2"><v>46346.64583333333</v></c><c r="E2" t="str"><f>A1</f><v>Milk</v></c><c r="F2" t="s"><v>9</v></c>
          <c r="G2" t="s"><v>10</v></c><c r="H2" t="b"><v>1</v></c></row>
        <row r="4" spans="2:2"><c r="B4" s="3"><v>12</v></c></row>`,
        '<hyperlinks><hyperlink ref="F2" r:id="rId1"/></hyperlinks>',
      ),
      [
        shared(
          `${names.map((name) => `<si><t>${name}</t></si>`).join('')}
          <si><t xml:space="preserve">  حليب مجفف &amp; &lt;more&gt; </t></si><si><t>a page</t></si>
          <si><r><t xml:space="preserve">two </t></r><r><rPr><b/></rPr><t>parts</t></r></si>`,
        ),
        styles(['dd/mm/yyyy', 'yyyy-mm-dd hh:mm', '&quot;day&quot; #,##0.00 [$AED]']),
      ],
    )
    expect(await read(bytes)).toEqual({
      headings: ['Name', 'Number', 'Day', 'Time', 'Formula', 'Link', 'Rich', 'Yes'],
      lines: [
        {
          line: 2,
          cells: [
            'حليب مجفف & <more>',
            '18400.5',
            '2026-11-20',
            '2026-11-20 15:30',
            '=formula',
            'a page',
            'two parts',
            'true',
          ],
        },
        { line: 4, cells: ['', '12', '', '', '', '', '', ''] },
      ],
    })
  })

  test('days counted from 1904, merged cells, and the first sheet that holds something', async () => {
    const relation = (id: number) =>
      `<Relationship Id="rId${id}" Type="x/worksheet" Target="worksheets/sheet${id}.xml"/>`
    const bytes = makeZip([
      {
        name: 'xl/workbook.xml',
        content: `<workbook xmlns:r="urn:r"><workbookPr date1904="1"/><sheets><sheet name="First" r:id="rId1"/>
          <sheet name="Second" r:id="rId2"/></sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: `<Relationships>${relation(1)}${relation(2)}</Relationships>`,
      },
      { name: 'xl/worksheets/sheet1.xml', content: '<worksheet><sheetData/></worksheet>' },
      {
        name: 'xl/worksheets/sheet2.xml',
        content: sheetOf(
          `${line('Mode', 'Ready')}<row r="2">${text('Sea')}<c r="B2" s="1"><v>44884</v></c></row>
          <row r="3"><c r="A3"/><c r="B3" t="str"><v>x</v></c></row>`,
          '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
        ),
      },
      styles(['yyyy-mm-dd']),
    ])
    expect(await read(bytes)).toMatchObject({
      headings: ['Mode', 'Ready'],
      lines: [
        { line: 2, cells: ['Sea', '2026-11-20'] },
        { line: 3, cells: ['Sea', 'x'] },
      ],
    })
  })

  test('elements with a prefix, lines without numbers, signs that XML cannot hold, what is read aloud', async () => {
    const sheet = `<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row><x:c t="str"><x:v>A_x0041_</x:v></x:c></x:row><x:row>
      <x:c t="inlineStr"><x:is><x:t>東京</x:t><x:rPh sb="0" eb="2"><x:t>とうきょう</x:t></x:rPh></x:is></x:c></x:row></x:sheetData></x:worksheet>`
    expect(await read(bookOf(sheet))).toEqual({ headings: ['AA'], lines: [{ line: 2, cells: ['東京'] }] })
  })

  test('empty lines in between are no lines', async () => {
    const rows = `${line('Head')}${'<row/>'.repeat(10_000)}${line('last')}`
    expect(await read(bookOf(sheetOf(rows)))).toEqual({
      headings: ['Head'],
      lines: [{ line: 10_002, cells: ['last'] }],
    })
  })
})

const hostile: [string, () => string | Buffer, string][] = [
  ['50,000 lines', () => bookOf(sheetOf(line('one', 'two').repeat(50_000))), 'rows'],
  ['one line more than allowed', () => bookOf(sheetOf(line('one').repeat(most.rows + 2))), 'rows'],
  ['a million empty lines', () => bookOf(sheetOf(`${line('a')}${'<row/>'.repeat(1_000_000)}`)), 'rows'],
  ['millions of empty cells', () => bookOf(sheetOf(`<row>${'<c/>'.repeat(3_000_000)}</row>`)), 'rows'],
  [
    'one huge merged range',
    () => bookOf(sheetOf(line('a') + line('b'), '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>')),
    'rows',
  ],
  [
    'many large merged ranges',
    () =>
      bookOf(
        sheetOf(
          line('a') + line('b'),
          `<mergeCells>${'<mergeCell ref="A1:BH5000"/>'.repeat(2_000)}</mergeCells>`,
        ),
      ),
    'rows',
  ],
  [
    'a merged range that ends before it begins',
    () =>
      bookOf(sheetOf(line('a', 'b') + line('c'), '<mergeCells><mergeCell ref="B1:A9999999"/></mergeCells>')),
    'damaged',
  ],
  [
    'one long text in every cell',
    () =>
      bookOf(sheetOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(4_000)), [
        shared(`<si><t>${'x'.repeat(30_000)}</t></si>`),
      ]),
    'rows',
  ],
  [
    'a table of texts without end',
    () =>
      bookOf(sheetOf('<row><c t="s"><v>9</v></c></row>'), [
        shared(`<si><t>${'x'.repeat(90)}</t></si>`.repeat(400_000)),
      ]),
    'rows',
  ],
  ['a text without end', () => bookOf(sheetOf(line('x'.repeat(30_000_000)))), 'damaged'],
  [
    'a thousand elements within each other',
    () => bookOf('<a>'.repeat(1_000) + '</a>'.repeat(1_000)),
    'damaged',
  ],
  [
    'an entity of its own',
    () =>
      bookOf(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheetOf('<row><c t="str"><v>&a;</v></c></row>'.repeat(2))}`),
    'damaged',
  ],
  [
    'an entity that names a file',
    () =>
      bookOf(
        `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheetOf('<row><c t="str"><v>&a;</v></c></row>'.repeat(2))}`,
      ),
    'damaged',
  ],
  ['an element that does not end', () => bookOf('<worksheet><sheetData><row>'), 'damaged'],
  ['bytes that are no archive', () => bookOf('').fill(0, 30), 'damaged'],
]

test.each(hostile)('%s', async (_, make, fault) => {
  expect(await read(Buffer.from(make()))).toEqual({ fault })
})

test('a text file of a million lines', async () => {
  expect(await read('a\n'.repeat(1_000_000), 'csv')).toEqual({ fault: 'rows' })
  expect(await read(','.repeat(4_000_000), 'csv')).toEqual({ fault: 'empty' })
})
