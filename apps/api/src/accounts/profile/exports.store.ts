// All SQL of copies of a person's data: the one there is, how far it is, and when it goes.
import { sql } from '../../kit/sql.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { maybe, rows, type Db, type Tx } from '../../kit/db.ts'

export type ExportRow = {
  id: string
  user_id: string
  language: Lang
  state: 'BUILDING' | 'READY'
  done: number
  steps: number
  storage_key: string
  size_bytes: bigint | null
  sha256: Buffer | null
  asked_at: Date
  expires_at: Date | null
  /** Its time is over, or it has been in the making for longer than any takes. */
  over: boolean
}

const columns = sql`id, user_id, language, state, done, steps, storage_key, size_bytes, sha256, asked_at, expires_at,
  coalesce(expires_at < now(), asked_at < now() - interval '1 hour') as over`

export const exportOf = (db: Db, userId: string): Promise<ExportRow | undefined> =>
  maybe(db, sql`select ${columns} from data_exports where user_id = ${userId}`)

export const exportById = (db: Db, id: string): Promise<ExportRow | undefined> =>
  maybe(db, sql`select ${columns} from data_exports where id = ${id}`)

export const overExports = (db: Db): Promise<ExportRow[]> =>
  rows(
    db,
    sql`select ${columns} from data_exports where coalesce(expires_at < now(), asked_at < now() - interval '1 day')`,
  )

/** One person has one copy; undefined when another call has just made it. */
export const insertExport = (
  tx: Tx,
  { userId, language, steps, key }: { userId: string; language: Lang; steps: number; key: string },
): Promise<ExportRow | undefined> =>
  maybe(
    tx,
    sql`insert into data_exports (user_id, language, steps, storage_key) values (${userId}, ${language}, ${steps}, ${key})
      on conflict (user_id) do nothing returning ${columns}`,
  )

export const markDone = async (db: Db, id: string, done: number): Promise<void> => {
  await sql`update data_exports set done = ${done} where id = ${id} and state = 'BUILDING'`.execute(db)
}

/** False when it was removed while it was made. */
export const markReady = async (
  tx: Tx,
  id: string,
  { size, sha256, hours }: { size: number; sha256: Buffer; hours: number },
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update data_exports set state = 'READY', done = steps, size_bytes = ${size}, sha256 = ${sha256},
        expires_at = now() + make_interval(hours => ${hours})
      where id = ${id} and state = 'BUILDING' returning id`,
  )) !== undefined

export const removeExport = async (db: Db, id: string): Promise<void> => {
  await sql`delete from data_exports where id = ${id}`.execute(db)
}
