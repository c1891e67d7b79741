// Makes the copy of a person's data: one JSON of everything and one CSV a part, in a ZIP that is kept for a day.
import { stringify } from 'csv-stringify/sync'
import { exportHours } from '@marsa/model/accounts/profile/profile.ts'
import { exportReadme } from '@marsa/model/accounts/profile/profile-text.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'
import { neutralCell } from '../../kit/spreadsheet.ts'
import { zipStream } from '../../kit/zip-stream.ts'
import { notify } from '../../messages/door.ts'
import { exportById, markDone, markReady } from './exports.store.ts'
import type { DataSource, OwnRow } from './parts.ts'

export const exportJob = 'profile.build-export'

const plain = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const tableOf = (found: readonly OwnRow[]): Buffer => {
  const headings = Object.keys(found[0] ?? {})
  const lines = found.map((row) => headings.map((heading) => neutralCell(plain(row[heading]))))
  return Buffer.from(`\ufeff${stringify([headings, ...lines])}`)
}

const textOf = (all: Record<string, readonly OwnRow[]>): Buffer =>
  Buffer.from(
    JSON.stringify(all, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2),
  )

export const buildExport = async (
  { files, sources }: { files: Files; sources: readonly DataSource[] },
  db: Db,
  id: string,
): Promise<void> => {
  const asked = await exportById(db, id)
  if (asked?.state !== 'BUILDING') return
  const all: Record<string, readonly OwnRow[]> = {}
  for (const [index, { section, rows }] of sources.entries()) {
    all[section] = await rows(db, asked.user_id)
    await markDone(db, id, index + 1)
  }
  const parts = [
    { name: 'README.txt', content: Buffer.from(`${exportReadme.en}\n\n${exportReadme.ar}\n`) },
    { name: 'data.json', content: textOf(all) },
    ...Object.entries(all).flatMap(([section, found]) =>
      found.length > 0 ? { name: `${section}.csv`, content: tableOf(found) } : [],
    ),
  ]
  const archive = parts.map((part) => ({ ...part, modified: asked.asked_at, deflate: true }))
  const written = await files.put(asked.storage_key, zipStream(archive))
  const kept = await systemTransaction(db, async (tx) => {
    if (!(await markReady(tx, id, { ...written, hours: exportHours }))) return false
    await notify(tx, {
      to: { userIds: [asked.user_id] },
      template: 'data-ready',
      params: { hours: exportHours },
      subjectId: id,
    })
    return true
  })
  if (!kept && !(await exportById(db, id))) await files.remove(asked.storage_key)
}
