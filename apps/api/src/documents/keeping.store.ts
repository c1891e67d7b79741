// SQL of housekeeping: which files have rows, which rows lost their file, what is due to be destroyed.
import { sql } from 'kysely'
import { documentTypes, docCodes } from '@marsa/model/documents/document-type.ts'
import { identityDays, restoreDays } from '@marsa/model/documents/document.ts'
import { one, rows, type Db, type Tx } from '../kit/db.ts'

export const databaseTime = async (db: Db): Promise<Date> =>
  (await one<{ now: Date }>(db, sql`select now()`)).now

/** Those of the keys that belong to a row. */
export const knownKeys = async (db: Db, keys: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ key: string }>(
        db,
        sql`select storage_key as key from documents where storage_key = any(${[...keys]})`,
      )
    ).map(({ key }) => key),
  )

/** Rows made since an instant whose file should be there. */
export const keysSince = (db: Db, since: Date): Promise<{ id: string; key: string }[]> =>
  rows(
    db,
    sql`select id, storage_key as key from documents where created_at >= ${since} and purged_at is null
      and missing_since is null order by id`,
  )

export const markMissing = (db: Db, id: string): Promise<unknown> =>
  sql`update documents set missing_since = now() where id = ${id} and purged_at is null`.execute(db)

/** Documents to destroy: deleted longer ago than they can be restored, and identity papers past their time. */
export const duePurges = (db: Db, limit: number): Promise<{ id: string; key: string }[]> =>
  rows(
    db,
    sql`select id, storage_key as key from documents where purged_at is null
      and (deleted_at < now() - make_interval(days => ${restoreDays}) or purge_after < now())
      order by coalesce(purge_after, deleted_at) limit ${limit}`,
  )

/** Makes a document unreadable before its file goes: invisible, and its key forgotten. */
export const shred = (db: Db, id: string): Promise<unknown> =>
  sql`update documents set deleted_at = coalesce(deleted_at, now()), file_key = null,
    purge_after = least(purge_after, now()) where id = ${id} and purged_at is null`.execute(db)

export const markPurged = (db: Db, id: string): Promise<unknown> =>
  sql`update documents set purged_at = now() where id = ${id} and purged_at is null`.execute(db)

const identityCodes = docCodes.filter((code) => documentTypes[code].identity)

/** Sets the end of the identity papers of a completed subject (Z64). */
export const retireIdentityPapers = async (tx: Tx, subjectKind: string, subjectId: string): Promise<void> => {
  await sql`update documents set purge_after = now() + make_interval(days => ${identityDays})
    where subject_kind = ${subjectKind} and subject_id = ${subjectId} and doc_code = any(${identityCodes})
      and purge_after is null and purged_at is null`.execute(tx)
}
