// SQL of housekeeping: which files have rows, which rows lost their file, what is due to be destroyed.
import { sql } from '../kit/sql.ts'
import { documentTypes, docCodes, type DocCode } from '@marsa/model/documents/document-type.ts'
import { identityDays, restoreDays } from '@marsa/model/documents/document.ts'
import { expiryWarnings } from '@marsa/model/documents/expiry.ts'
import { addDays } from '@marsa/model/kit/day.ts'
import { maybe, one, rows, type Db, type Tx } from '../kit/db.ts'
import type { Wrapped } from './identity-keys.ts'

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

/** Documents to destroy: deleted longer ago than they can be restored, and identity documents past their time. */
export const duePurges = (db: Db, limit: number): Promise<{ id: string; key: string }[]> =>
  rows(
    db,
    sql`select id, storage_key as key from documents where purged_at is null
      and (deleted_at < now() - make_interval(days => ${restoreDays}) or purge_after < now())
      order by coalesce(purge_after, deleted_at) limit ${limit}`,
  )

/** Makes a document unreadable before its file goes: invisible, and its key forgotten. */
export const shred = (db: Db, id: string): Promise<unknown> =>
  sql`update documents set deleted_at = coalesce(deleted_at, now()), file_key = null, key_id = null,
    purge_after = least(purge_after, now()) where id = ${id} and purged_at is null`.execute(db)

export const markPurged = (db: Db, id: string): Promise<unknown> =>
  sql`update documents set purged_at = now() where id = ${id} and purged_at is null`.execute(db)

const identityCodes = docCodes.filter((code) => documentTypes[code].identity)

/** Sets the end of the identity documents of a completed subject (Z64). */
export const retireIdentityDocuments = async (
  tx: Tx,
  subjectKind: string,
  subjectId: string,
): Promise<void> => {
  await sql`update documents set purge_after = now() + make_interval(days => ${identityDays})
    where subject_kind = ${subjectKind} and subject_id = ${subjectId} and doc_code = any(${identityCodes})
      and purge_after is null and purged_at is null`.execute(tx)
}

/** Those of a subject that is no more, and that nobody will ever look for again: gone with the next sweep. */
export const endDocuments = async (tx: Tx, subjectKind: string, subjectId: string): Promise<void> => {
  await sql`update documents set deleted_at = coalesce(deleted_at, now()), purge_after = now()
    where subject_kind = ${subjectKind} and subject_id = ${subjectId} and purged_at is null`.execute(tx)
}

/** An expiring document, as its line is told of it. */
export type ExpiringDocument = {
  id: string
  subjectKind: string
  subjectId: string
  companyId: string
  docCode: DocCode
  expiresOn: string
  warned: number | null
}

const expiring = sql`id, subject_kind as "subjectKind", subject_id as "subjectId", company_id as "companyId",
  doc_code as "docCode", expires_on::text as "expiresOn", expiry_warned as warned`
const alive = sql`expires_on is not null and deleted_at is null and purged_at is null and state in ('UPLOADED', 'ACCEPTED')`

/** Documents whose validity ends within the longest warning and that still await one. */
export const expiringDocuments = (db: Db, today: string): Promise<{ id: string }[]> =>
  rows(
    db,
    sql`select id from documents where ${alive}
      and expires_on between ${today}::date and ${addDays(today, expiryWarnings[0])}::date
      and expiry_warned is distinct from ${expiryWarnings.at(-1)} order by expires_on, id`,
  )

export const lockedExpiring = (tx: Tx, id: string): Promise<ExpiringDocument | undefined> =>
  maybe(tx, sql`select ${expiring} from documents where id = ${id} and ${alive} for update skip locked`)

export const markWarned = (tx: Tx, id: string, days: number): Promise<unknown> =>
  sql`update documents set expiry_warned = ${days} where id = ${id}`.execute(tx)

type Resealing = { id: string; storageKey: string; fileKey: Buffer; keyId: string | null }

/** Rows after `after` whose key is not wrapped with `current`, locked. */
export const keysToReseal = (tx: Tx, current: string, after: string, limit: number): Promise<Resealing[]> =>
  rows(
    tx,
    sql`select id, storage_key as "storageKey", file_key as "fileKey", key_id as "keyId" from documents
      where file_key is not null and key_id is distinct from ${current} and id > ${after}
      order by id limit ${limit} for update`,
  )

export const storeWrapped = (tx: Tx, id: string, { fileKey, keyId }: Wrapped): Promise<unknown> =>
  sql`update documents set file_key = ${fileKey}, key_id = ${keyId} where id = ${id}`.execute(tx)
