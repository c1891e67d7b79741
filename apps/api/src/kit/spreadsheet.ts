// Tables as spreadsheet files; cells never begin a formula.

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection), also where its sign
 * has full width, as keyboards of East Asia write it, or spaces stand before it.
 */
export const neutralCell = (text: string): string =>
  /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text

export type SheetOf = { title: string; table: readonly (readonly string[])[] }

/** An XLSX workbook of sheets of text cells, the first row of each frozen as its heading; right to left in Arabic. */
export const writeSheets = async (sheets: readonly SheetOf[], lang: 'en' | 'ar'): Promise<Buffer> => {
  const { default: exceljs } = await import('exceljs') // heavy, and reports are rare
  const workbook = new exceljs.Workbook()
  for (const { title, table } of sheets) {
    const sheet = workbook.addWorksheet(title.slice(0, 31), {
      views: [{ state: 'frozen', ySplit: 1, rightToLeft: lang === 'ar' }],
    })
    for (const row of table) sheet.addRow([...row])
    sheet.getRow(1).font = { bold: true }
    sheet.columns.forEach((column, index) => {
      column.width = Math.min(
        40,
        Math.max(10, ...table.slice(0, 200).map((row) => (row[index]?.length ?? 0) + 2)),
      )
    })
  }
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

/** The same with one sheet. */
export const writeWorkbook = (title: string, table: SheetOf['table'], lang: 'en' | 'ar'): Promise<Buffer> =>
  writeSheets([{ title, table }], lang)
