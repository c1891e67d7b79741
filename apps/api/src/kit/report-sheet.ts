// A report as an XLSX workbook that is written while its rows come (ECMA-376): typed cells, a frozen head, sums, right to left.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { reportKitText as words } from '@marsa/model/kit/report-text.ts'
import { addUp, cellOf, textOf, type ReportColumn, type ReportKind } from './report-cells.ts'
import { columnWidth, neutralCell } from './spreadsheet.ts'
import { zipStream, type ZipFile } from './zip-stream.ts'

export type Sheet<Row> = {
  title: string
  company: string
  period: string
  lang: Lang
  madeAt: Date
  columns: readonly ReportColumn<Row>[]
  rows: AsyncIterable<readonly Row[]>
}

/** A spreadsheet ends at 1,048,576 rows; what is left goes on another sheet. */
const sheetRows = 1_000_000
/** Title, company, period and an empty row stand above the headings. */
const headingRow = 5

const unsafe: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xmlText = (text: string): string =>
  // Signs that XML 1.0 cannot say at all are left out.
  text
    .replace(/[&<>"]/g, (sign) => unsafe[sign]!)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')

const formats: Record<ReportKind, string | undefined> = {
  text: undefined,
  count: '#,##0',
  weight: '#,##0.000',
  amount: '#,##0.00',
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
}
const formatCodes = Object.values(formats).filter((code) => code !== undefined)
const firstFormat = 164
/** Looks: plain, bold, the title; then each format, plain and as a sum. */
const looks = { plain: 0, bold: 1, title: 2, total: 3 }
const lookOf = (kind: ReportKind, isTotal = false): number => {
  const code = formats[kind]
  if (code === undefined) return isTotal ? looks.total : looks.plain
  return 4 + formatCodes.indexOf(code) * 2 + (isTotal ? 1 : 0)
}

const xf = (format: number, font: number, border: number): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

const styles = [
  `${head}<styleSheet xmlns="${main}"><numFmts count="${formatCodes.length}">`,
  ...formatCodes.map((code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${code}"/>`),
  '</numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="14"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>',
  '<border><left/><right/><top style="thin"/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${4 + 2 * formatCodes.length}">${xf(0, 0, 0)}${xf(0, 1, 0)}${xf(0, 2, 0)}${xf(0, 1, 1)}`,
  ...formatCodes.map((_, at) => `${xf(firstFormat + at, 0, 0)}${xf(firstFormat + at, 1, 1)}`),
  '</cellXfs></styleSheet>',
].join('')

/** The letters of a column, counted from 0. */
const lettersOf = (index: number): string =>
  `${index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)}${String.fromCharCode(65 + (index % 26))}`

const cellXml = (at: string, value: string | number | null, look: number): string => {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${at}" s="${look}"><v>${value}</v></c>`
  return `<c r="${at}" s="${look}" t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`
}
const rowXml = (row: number, cells: string): string => `<row r="${row}">${cells}</row>`

const topOf = <Row>({ title, company, period, lang, columns }: Sheet<Row>, sample: readonly Row[]): string =>
  [
    `${head}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>`,
    `<sheetView${lang === 'ar' ? ' rightToLeft="1"' : ''} workbookViewId="0"><pane ySplit="${headingRow}"`,
    ` topLeftCell="A${headingRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>`,
    ...columns.map((column, at) => {
      const { width } = columnWidth([
        column.heading.length,
        ...sample.map((row) => textOf(column, row).length),
      ])
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
    }),
    '</cols><sheetData>',
    rowXml(1, cellXml('A1', title, looks.title)),
    rowXml(2, cellXml('A2', neutralCell(company), looks.plain)),
    rowXml(3, cellXml('A3', period, looks.plain)),
    rowXml(
      headingRow,
      columns
        .map(({ heading }, at) => cellXml(`${lettersOf(at)}${headingRow}`, heading, looks.bold))
        .join(''),
    ),
  ].join('')

const lineXml = <Row>(
  columns: readonly ReportColumn<Row>[],
  letters: readonly string[],
  row: Row,
  at: number,
) =>
  rowXml(
    at,
    columns
      .map((column, index) => cellXml(`${letters[index]}${at}`, cellOf(column, row), lookOf(column.kind)))
      .join(''),
  )

/** The row under the others: formulas, and what they result in, for readers that do not count. */
const totalsXml = <Row>({ columns, lang }: Sheet<Row>, sums: readonly bigint[], last: number): string => {
  const cells = columns.map((column, index) => {
    const place = `${lettersOf(index)}${last + 1}`
    if (index === 0) return cellXml(place, say(lang, words.total), looks.total)
    if (!column.sum) return ''
    const letters = lettersOf(index)
    const result = column.kind === 'amount' ? Number(sums[index]) / 100 : Number(sums[index])
    const formula = `SUM(${letters}${headingRow + 1}:${letters}${last})`
    return `<c r="${place}" s="${lookOf(column.kind, true)}"><f>${formula}</f><v>${result}</v></c>`
  })
  return rowXml(last + 1, cells.join(''))
}

const bottom = '</sheetData><pageSetup fitToHeight="0" orientation="landscape"/></worksheet>'

type Portions<Row> = {
  take: () => Promise<readonly Row[] | undefined>
  giveBack: (rows: readonly Row[]) => void
}
/** Portions one at a time, of which one may be given back. */
const portionsOf = <Row>(rows: AsyncIterable<readonly Row[]>): Portions<Row> => {
  const iterator = rows[Symbol.asyncIterator]()
  let kept: readonly Row[] | undefined
  return {
    take: async () => {
      if (kept) {
        const again = kept
        kept = undefined
        return again
      }
      const next = await iterator.next()
      return next.done ? undefined : next.value
    },
    giveBack: (rest) => {
      kept = rest
    },
  }
}

async function* sheetXml<Row>(sheet: Sheet<Row>, portions: Portions<Row>): AsyncGenerator<Buffer> {
  const letters = sheet.columns.map((_, index) => lettersOf(index))
  const sums = sheet.columns.map(() => 0n)
  let last = headingRow
  let found = await portions.take()
  yield Buffer.from(topOf(sheet, (found ?? []).slice(0, 200)))
  while (found) {
    const fits = found.slice(0, sheetRows - (last - headingRow))
    addUp(sheet.columns, fits, sums)
    yield Buffer.from(fits.map((row) => lineXml(sheet.columns, letters, row, ++last)).join(''))
    if (fits.length < found.length) {
      portions.giveBack(found.slice(fits.length))
      break
    }
    found = await portions.take()
  }
  const hasTotals = last > headingRow && sheet.columns.some(({ sum }) => sum)
  yield Buffer.from((hasTotals ? totalsXml(sheet, sums, last) : '') + bottom)
}

const relation = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What names the sheets; written last, when their number is known. */
const frameOf = (title: string, sheets: number): Record<string, string> => {
  const each = Array.from({ length: sheets }, (_, at) => at + 1)
  const name = (at: number): string =>
    xmlText(title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 27) + (at === 1 ? '' : ` ${at}`))
  return {
    'xl/styles.xml': styles,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each
      .map((at) => `<sheet name="${name(at)}" sheetId="${at}" r:id="rId${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}">${each
      .map((at) => relation(at, 'worksheet', `worksheets/sheet${at}.xml`))
      .join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${each
      .map(
        (at) =>
          `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
  }
}

async function* filesOf<Row>(sheet: Sheet<Row>): AsyncGenerator<ZipFile> {
  const portions = portionsOf(sheet.rows)
  let count = 0
  for (let rest: readonly Row[] | undefined = []; rest; rest = await portions.take()) {
    if (count > 0) portions.giveBack(rest)
    const name = `xl/worksheets/sheet${++count}.xml`
    yield { name, content: sheetXml(sheet, portions), modified: sheet.madeAt }
  }
  for (const [name, text] of Object.entries(frameOf(sheet.title, count)))
    yield { name, content: Buffer.from(text), modified: sheet.madeAt, deflate: true }
}

export const writeWorkbookOf = <Row>(sheet: Sheet<Row>): AsyncGenerator<Buffer> => zipStream(filesOf(sheet))
