// The template of a bulk upload in a language: headings and, in the workbook, a second sheet with what each column takes.
import { stringify } from 'csv-stringify/sync'
import { bulkFields, columnOf, type BulkField } from '@marsa/model/freight/bulk/bulk-columns.ts'
import type { bulkTemplate as contract } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { bulkGuideText } from '@marsa/model/freight/bulk/bulk-text.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { attachment } from '../../kit/attachment.ts'
import { writeSheets } from '../../kit/spreadsheet.ts'
import type { Call } from '../../kit/serve.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** What may stand in a column, said to people; codes are taken in either language too. */
const takes = (field: BulkField, lang: Lang): string => {
  const { kind, choices } = columnOf(field)
  const words = Object.entries(choices ?? {}).map(([code, each]) =>
    code === code.toUpperCase() ? `${code} (${each[lang]})` : each[lang],
  )
  return words.length > 0 ? words.join(lang === 'ar' ? '، ' : ', ') : say(lang, bulkGuideText[kind])
}

const exampleOf = (field: BulkField, lang: Lang, now: Date): string => {
  const { example, choices } = columnOf(field)
  if (field === 'readyFrom') return addDays(dayOf(now), 7)
  if (field === 'deliverBy') return addDays(dayOf(now), 45)
  const chosen = Object.values(choices ?? {}).find(({ en }) => en === example)
  return chosen?.[lang] ?? example
}

const guide = (lang: Lang, now: Date): string[][] => [
  [bulkGuideText.column, bulkGuideText.needed, bulkGuideText.takes, bulkGuideText.example].map((row) =>
    say(lang, row),
  ),
  ...bulkFields.map((field) => [
    columnOf(field)[lang],
    columnOf(field).required ? say(lang, bulkGuideText.always) : '',
    takes(field, lang),
    exampleOf(field, lang, now),
  ]),
]

export const bulkTemplate = async (call: Call<typeof contract>) => {
  const { format, lang } = call.query
  const headings = [bulkFields.map((field) => columnOf(field)[lang])]
  const bytes =
    format === 'csv'
      ? Buffer.from(`\ufeff${stringify(headings)}`)
      : await writeSheets(
          [
            { title: say(lang, bulkGuideText.requests), table: headings },
            { title: say(lang, bulkGuideText.guide), table: guide(lang, call.now) },
          ],
          lang,
        )
  return attachment(call.reply, types[format], `marsa-bulk-${lang}.${format}`).send(bytes)
}
