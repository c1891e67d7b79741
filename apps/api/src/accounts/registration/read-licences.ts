// Judges the rows of a file of trade licences: what can be loaded, and what is wrong in which line.
import {
  licenceColumns,
  licenceFile,
  licenceRow,
  type LicenceRow,
} from '@marsa/model/accounts/registration/licence.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { fieldProblems } from '../../kit/read-input.ts'
import { readCsv, type CsvLine } from '../../kit/read-csv.ts'

export type RowError = { line: number; column: string | null; code: string }
export type ReadLicences = { rows: LicenceRow[]; read: number; wrong: number; errors: RowError[] }

const linesOf = (content: Uint8Array): CsvLine[] => {
  try {
    return readCsv(new TextDecoder('utf-8', { fatal: true }).decode(content))
  } catch {
    throw new Problem('accounts.licence-file')
  }
}

const headOf = ([head]: readonly CsvLine[]): string[] => {
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase())
  const known = licenceColumns.every((column) => names.includes(column))
  if (!known || names.length !== licenceColumns.length)
    throw new Problem('accounts.licence-columns', { columns: licenceColumns.join(', ') })
  return names
}

/** Refuses what is no such file at all; wrong rows are answered. */
export const readLicences = (content: Uint8Array): ReadLicences => {
  const lines = linesOf(content)
  const head = headOf(lines)
  const body = lines.slice(1)
  if (body.length === 0 || body.length > licenceFile.rows) throw new Problem('accounts.licence-empty')
  const seen = new Set<string>()
  const good: LicenceRow[] = []
  const errors: RowError[] = []
  let wrong = 0
  const note = (line: number, found: Record<string, string>): void => {
    wrong++
    for (const [column, code] of Object.entries(found))
      if (errors.length < licenceFile.errors) errors.push({ line, column: column || null, code })
  }
  for (const { line, cells } of body) {
    if (cells.length !== head.length) {
      note(line, { '': 'accounts.licence-cells' })
      continue
    }
    const validated = licenceRow.safeParse(
      Object.fromEntries(head.map((name, index) => [name, cells[index]])),
      {
        reportInput: true,
      },
    )
    if (!validated.success) note(line, fieldProblems(validated.error))
    else if (seen.has(validated.data.number)) note(line, { number: 'accounts.licence-twice' })
    else {
      seen.add(validated.data.number)
      good.push(validated.data)
    }
  }
  return { rows: good, read: body.length, wrong, errors }
}
