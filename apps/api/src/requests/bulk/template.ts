// The template of a bulk upload in a language: headings and, in the workbook, a second sheet with what each column takes.
import { stringify } from 'csv-stringify/sync'
import { hasKnownCode, type Column } from '@marsa/model/requests/bulk/bulk-columns.ts'
import type { BulkCalls } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import type { BulkSheet } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import { bulkGuideText } from '@marsa/model/requests/bulk/bulk-text.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { comma, say, type Lang } from '@marsa/model/kit/text.ts'
import { attachment } from '../../kit/attachment.ts'
import { writeSheets } from '../../kit/spreadsheet.ts'
import type { Call } from '../../kit/serve.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** What may stand in a column, said to people; codes are taken in either language too. */
const takes = (column: Column, lang: Lang): string => {
  const words = Object.entries(column.choices ?? {}).map(([code, each]) =>
    hasKnownCode(column, code) ? `${code} (${each[lang]})` : each[lang],
  )
  if (words.length > 0) return words.join(comma(lang))
  return column.takes?.[lang] ?? say(lang, bulkGuideText[column.kind])
}

const exampleOf = ({ kind, example, ahead, choices }: Column, lang: Lang, now: Date): string => {
  const day = ahead === undefined ? undefined : addDays(dayOf(now), ahead)
  if (day) return kind === 'moment' ? `${day} 08:00` : day
  const chosen = Object.values(choices ?? {}).find(({ en }) => en === example)
  return chosen?.[lang] ?? example
}

const guide = (
  { columns, notes }: Pick<BulkSheet, 'columns' | 'notes'>,
  lang: Lang,
  now: Date,
): string[][] => [
  [bulkGuideText.column, bulkGuideText.needed, bulkGuideText.takes, bulkGuideText.example].map((row) =>
    say(lang, row),
  ),
  ...columns.fields
    .map(columns.of)
    .map((column) => [
      column[lang],
      column.required ? say(lang, bulkGuideText.always) : (column.when?.[lang] ?? ''),
      takes(column, lang),
      exampleOf(column, lang, now),
    ]),
  ...notes.map((note) => ['', '', note[lang], '']),
]

export const bulkTemplate =
  ({ sheet }: { sheet: Pick<BulkSheet, 'columns' | 'notes'> }, fileName: string) =>
  async (call: Call<BulkCalls['bulkTemplate']>) => {
    const { format, lang } = call.query
    const { columns } = sheet
    const headings = [columns.fields.map((field) => columns.of(field)[lang])]
    const bytes =
      format === 'csv'
        ? Buffer.from(`\ufeff${stringify(headings)}`)
        : await writeSheets(
            [
              { title: say(lang, bulkGuideText.requests), table: headings },
              { title: say(lang, bulkGuideText.guide), table: guide(sheet, lang, call.now) },
            ],
            lang,
          )
    return attachment(call.reply, types[format], `${fileName}-${lang}.${format}`).send(bytes)
  }
