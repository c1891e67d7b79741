// A report's files: cells that a spreadsheet adds up, days that it sorts, texts that start no formula, and a PDF to print.
import exceljs from 'exceljs'
import { afterAll, describe, expect, test } from 'vitest'
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
const sheetOf = async (lang: 'en' | 'ar', of?: readonly Row[]) => {
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load((await writeReport(report(lang, of), 'xlsx')) as unknown as ArrayBuffer)
  return workbook.worksheets[0]!
}

describe('a spreadsheet', () => {
  test('holds numbers, days and times as such, with their formats, and adds up', async () => {
    const sheet = await sheetOf('en')
    const line = (at: number) => [1, 2, 3, 4, 5].map((column) => sheet.getRow(at).getCell(column).value)
    expect([1, 2, 3].map((at) => line(at)[0])).toEqual([
      'Shipping report',
      'Nakhl Furnishings',
      '2026-11-01 to 2026-11-30',
    ])
    expect(line(5)).toEqual(['Number', 'Pieces', 'Total', 'Booked', 'At'])
    expect(line(6)).toEqual([
      'FR-26-000001',
      3,
      1234.56,
      new Date('2026-11-20T00:00:00Z'),
      new Date('2026-11-21T00:30:00Z'), // the wall clock of the Emirates
    ])
    expect(line(7).slice(0, 3)).toEqual(["'=1+1", 1204, 0.07])
    expect(line(8)[2]).toBeNull()
    expect(line(9).slice(0, 3)).toEqual([
      'Total',
      { formula: 'SUM(B6:B8)', result: 1207 },
      { formula: 'SUM(C6:C8)', result: 1234.63 },
    ])
    expect([2, 3, 4, 5].map((column) => sheet.getRow(6).getCell(column).numFmt)).toEqual([
      '#,##0',
      '#,##0.00',
      'yyyy-mm-dd',
      'yyyy-mm-dd hh:mm',
    ])
    expect(sheet.getRow(9).getCell(3).numFmt).toBe('#,##0.00')
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 5, rightToLeft: false })
  })

  test('runs from right to left in Arabic, and has no sum of nothing', async () => {
    const sheet = await sheetOf('ar')
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', rightToLeft: true })
    expect(sheet.getRow(3).getCell(1).value).toBe('من 2026/11/01 إلى 2026/11/30')
    expect((await sheetOf('ar', [])).rowCount).toBe(5)
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
  const many = Array.from({ length: 2001 }, () => rows[0]!)
  await expect(writeReport(report(lang, many), 'pdf')).rejects.toMatchObject({ code: 'kit.report-long' })
})

test('a text that starts a formula is no formula, also with a sign of full width or behind spaces', () => {
  for (const text of ['=1', '+1', '-1', '@x', '＝1', '＋1', '－1', '＠x', ' =1', '\t=1', '\r1'])
    expect([text, neutralCell(text)]).toEqual([text, `'${text}`])
  for (const text of ['1-1', 'A=B', 'شحنة', '']) expect(neutralCell(text)).toBe(text)
})
