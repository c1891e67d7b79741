// SQL of the copies of licences that applicants attach: waiting for their form, with a registration, past their time.
import { sql } from '../../kit/sql.ts'
import { licenceCopyDays } from '@marsa/model/accounts/registration/licence.ts'
import { maybe, one, rows, type Db, type Tx } from '../../kit/db.ts'

export type LicenceCopy = {
  id: string
  file_name: string
  media_type: string
  size_bytes: number
  sha256: Buffer
  storage_key: string
}

/** Keeps one copy for a browser; answers the key of the one that it replaces. */
export const keepCopy = async (
  tx: Tx,
  copy: LicenceCopy,
  binding: string,
  now: Date,
): Promise<string | null> =>
  (
    await one<{ before: string | null }>(
      tx,
      sql`insert into licence_copies (id, binding, file_name, media_type, size_bytes, sha256, storage_key, uploaded_at)
        values (${copy.id}, ${binding}, ${copy.file_name}, ${copy.media_type}, ${copy.size_bytes}, ${copy.sha256},
          ${copy.storage_key}, ${now})
        on conflict (binding) do update set id = excluded.id, file_name = excluded.file_name, media_type = excluded.media_type,
          size_bytes = excluded.size_bytes, sha256 = excluded.sha256, storage_key = excluded.storage_key,
          uploaded_at = excluded.uploaded_at
        returning old.storage_key as before`,
    )
  ).before

/** Whether this browser has sent the copy and no registration has taken it. */
export const holdsCopy = async (db: Db, id: string, binding: string): Promise<boolean> =>
  (await maybe(db, sql`select from licence_copies where id = ${id} and binding = ${binding}`)) !== undefined

/** Hands the copy over to a registration; false when it is not there any more. */
export const takeCopy = async (
  tx: Tx,
  id: string,
  binding: string,
  registrationId: string,
): Promise<boolean> =>
  (await maybe(
    tx,
    sql`update licence_copies set registration_id = ${registrationId}, binding = null
      where id = ${id} and binding = ${binding} returning id`,
  )) !== undefined

export const copyOf = (db: Db, registrationId: string): Promise<LicenceCopy | undefined> =>
  maybe(
    db,
    sql`select id, file_name, media_type, size_bytes, sha256, storage_key from licence_copies
      where registration_id = ${registrationId}`,
  )

/** Forgets the copies that are past their time; answers the keys of their files. */
export const forgetCopies = async (tx: Tx, now: Date): Promise<string[]> => {
  const { waiting, refused } = licenceCopyDays
  const gone = await rows<{ key: string }>(
    tx,
    sql`delete from licence_copies c
      where (c.registration_id is null and c.uploaded_at < ${now}::timestamptz - make_interval(days => ${waiting}))
        or exists (select from registrations r where r.id = c.registration_id and r.state = 'REFUSED'
          and r.decided_at < ${now}::timestamptz - make_interval(days => ${refused}))
      returning storage_key as key`,
  )
  return gone.map(({ key }) => key)
}

/** Those of the keys that belong to a row. */
export const knownCopies = async (db: Db, keys: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ key: string }>(
        db,
        sql`select storage_key as key from licence_copies where storage_key = any(${[...keys]}::text[])`,
      )
    ).map(({ key }) => key),
  )
