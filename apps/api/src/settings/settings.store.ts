// All SQL of the settings and of their history.
import { sql } from '../kit/sql.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'

type Changed = { changed_at: Date; changed_by: string; changer: string }
export type SettingState = Changed & { key: string; value: unknown; is_set: boolean; version: number }

const changer = sql`u.first_name || ' ' || u.last_name as changer`

/** Values that are stored, by key. */
export const storedSettings = async (db: Db): Promise<Record<string, unknown>> => {
  const found = await rows<{ key: string; value: unknown }>(
    db,
    sql`select key, value from settings where value is not null`,
  )
  return Object.fromEntries(found.map(({ key, value }) => [key, value]))
}

/** Everything that was ever changed, also what was reset since. */
export const settingStates = (db: Db): Promise<SettingState[]> =>
  rows(
    db,
    sql`select s.key, s.value, s.value is not null as is_set, s.version, s.changed_at, s.changed_by, ${changer}
      from settings s join users u on u.id = s.changed_by`,
  )

/** Changes of settings happen one after the other, so that rules over several of them hold. */
export const lockSettings = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('marsa.settings'))`.execute(tx)
}

export const versionOf = async (tx: Tx, key: string): Promise<number> =>
  (await maybe<{ version: number }>(tx, sql`select version from settings where key = ${key}`))?.version ?? 0

export type NewChange = {
  key: string
  from: unknown
  to: unknown
  isReset: boolean
  reason: string
  userId: string
  approvedBy?: string
  now: Date
}

/** Writes the value and its row of the history; answers the row's id. */
export const recordChange = async (tx: Tx, change: NewChange): Promise<string> => {
  const { key, from, to, isReset, reason, userId, approvedBy = null, now } = change
  const value = isReset ? null : JSON.stringify(to)
  await sql`insert into settings (key, value, version, changed_at, changed_by)
      values (${key}, ${value}::jsonb, 1, ${now}, ${userId})
    on conflict (key) do update set value = excluded.value, version = settings.version + 1,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`.execute(tx)
  const { id } = await one<{ id: string }>(
    tx,
    sql`insert into setting_changes (key, from_value, to_value, is_reset, reason, changed_at, changed_by, approved_by)
      values (${key}, ${JSON.stringify(from)}::jsonb, ${JSON.stringify(to)}::jsonb, ${isReset}, ${reason}, ${now}, ${userId}, ${approvedBy})
      returning id`,
  )
  return id
}

export type ChangeRow = Changed & {
  id: string
  key: string
  from_value: unknown
  to_value: unknown
  is_reset: boolean
  reason: string
  approved_by: string | null
  approver: string | null
}

/** Changes with the newest first, of one setting or of all. */
export const settingChanges = (
  db: Db,
  { key, before, limit }: { key?: string | undefined; before?: string | undefined; limit: number },
): Promise<ChangeRow[]> =>
  rows(
    db,
    sql`select c.id, c.key, c.from_value, c.to_value, c.is_reset, c.reason, c.changed_at, c.changed_by, ${changer},
        c.approved_by, a.first_name || ' ' || a.last_name as approver
      from setting_changes c join users u on u.id = c.changed_by left join users a on a.id = c.approved_by
      where ${key === undefined ? sql`true` : sql`c.key = ${key}`} and ${before === undefined ? sql`true` : sql`c.id < ${before}`}
      order by c.id desc limit ${sql.lit(limit)}`,
  )
