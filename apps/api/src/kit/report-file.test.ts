// A report's files: cells that a spreadsheet adds up, days that it sorts, texts that start no formula, and a PDF to print.
import { afterAll, describe, expect, test } from 'vitest'
import { readWorkbook } from '../../test/read-workbook.ts'
import { textOfPdf } from '../../test/pdf-text.ts'
import { closePdf } from './pdf.ts'
import { readCsv } from './read-csv.ts'
import { periodWords, writeReport, type Report } from './report-file.ts'
import { neutralCell } from './spreadsheet.ts'

afterAll(() => closePdf())

type Row = { name: string; pieces: number; fils: bigint | null; day: string; at: Date }
const rows: Row[] = [
  {
    name: 'FR-26-000001',
    pieces: 3,
    fils: 123_456n,
    day: '2026-11-20',
    at: new Date('2026-11-20T20:30:00Z'),
  },
  { name: '=1+1', pieces: 1204, fils: 7n, day: '2026-11-21', at: new Date('2026-11-21T04:05:00Z') },
  { name: 'شحنة', pieces: 0, fils: null, day: '2026-11-22', at: new Date('2026-11-22T04:05:00Z') },
]
const report = (lang: 'en' | 'ar', of: readonly Row[] = rows): Report<Row> => ({
  title: lang === 'ar' ? 'تقرير الشحن' : 'Shipping report',
  company: lang === 'ar' ? 'مفروشات النخيل' : 'Nakhl Furnishings',
  period: periodWords(lang, { from: '2026-11-01', to: '2026-11-30' }),
  lang,
  madeAt: new Date('2026-11-23T08:00:00Z'),
  columns: [
    { heading: 'Number', kind: 'text', value: (row) => row.name },
    { heading: 'Pieces', kind: 'count', sum: true, value: (row) => row.pieces },
    { heading: 'Total', kind: 'amount', sum: true, value: (row) => row.fils },
    { heading: 'Booked', kind: 'day', value: (row) => row.day },
    { heading: 'At', kind: 'moment', value: (row) => row.at },
  ],
  rows: of,
})
const sheetOf = async (lang: 'en' | 'ar', of?: readonly Row[]) =>
  readWorkbook(await writeReport(report(lang, of), 'xlsx'))
/** As spreadsheets count days: from the end of 1899. */
const dayNumber = (instant: string): number => Date.parse(instant) / 86_400_000 + 25_569

describe('a spreadsheet', () => {
  test('holds numbers, days and times as such, with their formats, and adds up', async () => {
    const { xml, cells } = await sheetOf('en')
    const line = (at: number) => ['A', 'B', 'C', 'D', 'E'].map((letter) => cells.get(`${letter}${at}`))
    expect([1, 2, 3].map((at) => line(at)[0]?.value)).toEqual([
      'Shipping report',
      'Nakhl Furnishings',
      '1 Nov 2026 to 30 Nov 2026',
    ])
    expect(line(1)[0]?.isBold).toBe(true)
    expect(line(5).map((cell) => cell?.value)).toEqual(['Number', 'Pieces', 'Total', 'Booked', 'At'])
    expect(line(6)).toEqual([
      { value: 'FR-26-000001', isBold: false },
      { value: 3, format: '#,##0', isBold: false },
      { value: 1234.56, format: '#,##0.00', isBold: false },
      { value: dayNumber('2026-11-20T00:00:00Z'), format: 'yyyy-mm-dd', isBold: false },
      // The wall clock of the Emirates.
      { value: dayNumber('2026-11-21T00:30:00Z'), format: 'yyyy-mm-dd hh:mm', isBold: false },
    ])
    expect(
      line(7)
        .map((cell) => cell?.value)
        .slice(0, 3),
    ).toEqual(["'=1+1", 1204, 0.07])
    expect(line(8)[2]).toBeUndefined()
    expect(line(9).slice(0, 4)).toEqual([
      { value: 'Total', isBold: true },
      { formula: 'SUM(B6:B8)', value: 1207, format: '#,##0', isBold: true },
      { formula: 'SUM(C6:C8)', value: 1234.63, format: '#,##0.00', isBold: true },
      undefined,
    ])
    expect(xml).toMatch(/<pane [^>]*ySplit="5"[^>]*state="frozen"/)
    expect(xml).not.toContain('rightToLeft="1"')
    expect(xml).toMatch(/<sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr><sheetViews>/)
    expect(xml).toMatch(/<pageSetup fitToHeight="0" [^>]*orientation="landscape"/)
  })

  test('runs from right to left in Arabic, and has no sum of nothing', async () => {
    const { xml, cells } = await sheetOf('ar')
    expect(xml).toContain('rightToLeft="1"')
    expect(cells.get('A3')?.value).toBe('من 1 نوفمبر 2026 إلى 30 نوفمبر 2026')
    expect([...(await sheetOf('ar', [])).cells.keys()].at(-1)).toBe('E5')
  })

  test('adds up a column beyond the letters', async () => {
    const columns = Array.from({ length: 30 }, () => report('en').columns[1]!)
    const { cells } = readWorkbook(await writeReport({ ...report('en'), columns }, 'xlsx'))
    expect(cells.get('AD9')).toMatchObject({ formula: 'SUM(AD6:AD8)', value: 1207 })
  })
})

test('a file for programs begins with its headings and has plain amounts', async () => {
  const lines = readCsv((await writeReport(report('en'), 'csv')).toString()).map(({ cells }) => cells)
  expect(lines).toEqual([
    ['Number', 'Pieces', 'Total', 'Booked', 'At'],
    ['FR-26-000001', '3', '1234.56', '2026-11-20', '2026-11-21 00:30'],
    ["'=1+1", '1204', '0.07', '2026-11-21', '2026-11-21 08:05'],
    ['شحنة', '0', '', '2026-11-22', '2026-11-22 08:05'],
  ])
})

test.each(['en', 'ar'] as const)('the same is printed as a PDF (%s), and a book is refused', async (lang) => {
  const pdf = await writeReport(report(lang), 'pdf')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const text = await textOfPdf(pdf)
  const parts = lang === 'ar' ? ['نوفمبر', '12:00'] : ['Created on 23 Nov 2026, 12:00, Dubai time']
  for (const part of parts) expect(text).toContain(part)
  const many = Array.from({ length: 2001 }, () => rows[0]!)
  await expect(writeReport(report(lang, many), 'pdf')).rejects.toMatchObject({ code: 'kit.report-long' })
})

test('a text that starts a formula is no formula, also with a sign of full width or behind spaces', () => {
  for (const text of ['=1', '+1', '-1', '@x', '＝1', '＋1', '－1', '＠x', ' =1', '\t=1', '\r1'])
    expect([text, neutralCell(text)]).toEqual([text, `'${text}`])
  for (const text of ['1-1', 'A=B', 'شحنة', '']) expect(neutralCell(text)).toBe(text)
})
