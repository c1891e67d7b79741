// Tables as spreadsheet files; cells never begin a formula.
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Sheet } from 'write-excel-file/node'

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection), also where its sign
 * has full width, as keyboards of East Asia write it, or spaces stand before it.
 */
export const neutralCell = (text: string): string =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text

export type SheetOf = { title: string; table: readonly (readonly string[])[] }

/** Wide enough for the longest text of the first rows, within reason. */
export const columnWidth = (lengths: readonly number[]): { width: number } => ({
  width: Math.min(40, Math.max(10, ...lengths.slice(0, 200).map((length) => length + 2))),
})

/** An XLSX workbook; one with a heading keeps it in sight. */
export const writeXlsx = async (sheets: readonly Sheet<Buffer>[], lang: Lang): Promise<Buffer> => {
  const { default: write } = await import('write-excel-file/node') // reports are rare
  const all = sheets.map((each) => ({
    ...each,
    sheet: each.sheet?.slice(0, 31),
    rightToLeft: lang === 'ar',
  }))
  return write(all).toBuffer()
}

/** Sheets of text cells, the first row of each its heading; right to left in Arabic. */
export const writeSheets = (sheets: readonly SheetOf[], lang: Lang): Promise<Buffer> =>
  writeXlsx(
    sheets.map(({ title, table }) => ({
      sheet: title,
      stickyRowsCount: 1,
      columns: (table[0] ?? []).map((_, index) => columnWidth(table.map((row) => row[index]?.length ?? 0))),
      data: table.map((row, at) =>
        row.map(
          (text) => text && { value: text, type: String, ...(at === 0 && { fontWeight: 'bold' as const }) },
        ),
      ),
    })),
    lang,
  )

/** The same with one sheet. */
export const writeWorkbook = (title: string, table: SheetOf['table'], lang: Lang): Promise<Buffer> =>
  writeSheets([{ title, table }], lang)
