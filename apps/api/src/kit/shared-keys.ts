// Keys that every process of an installation must share: the first one used with a database is the one it is used with.
import { createHmac } from 'node:crypto'
import { sql } from './sql.ts'
import { rows, systemTransaction, type Db } from './db.ts'

/** Keys of one setting, by their names. */
export type SharedKeys = {
  setting: 'SESSION_SECRET' | 'IDENTITY_KEYS'
  /** Where the keys lie that nobody set. */
  file: string
  keys: readonly { name: string; key: string | Buffer }[]
}

const claimLock = 7_216_390_031

const fingerprint = (key: string | Buffer): Buffer =>
  createHmac('sha256', key).update('marsa installation key').digest()

type Known = { name: string; fingerprint: Buffer }
const knownKeys = (db: Db, setting: string): Promise<Known[]> =>
  rows<Known>(db, sql`select name, fingerprint from installation_keys where setting = ${setting}`)

/**
 * Why a process must not work with these keys on this database, or undefined when it may. Keys that the database does not
 * know join those it knows when one of ours is among them: so a key is changed, new beside old. Of processes that start
 * together on a new database, one comes first and the others are measured by its keys.
 */
export const sharedKeysRefusal = async (
  db: Db,
  { setting, file, keys }: SharedKeys,
): Promise<string | undefined> => {
  const ours = keys.map(({ name, key }) => ({ name, fingerprint: fingerprint(key) }))
  const isIn = (some: readonly Known[]) => (each: Known) =>
    some.some((other) => other.name === each.name && other.fingerprint.equals(each.fingerprint))
  if (ours.every(isIn(await knownKeys(db, setting)))) return undefined
  return systemTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${claimLock})`.execute(tx)
    const known = await knownKeys(tx, setting)
    const isRenamed = ours.some((each) => known.some(({ name }) => name === each.name) && !isIn(known)(each))
    if (isRenamed || (known.length > 0 && !ours.some(isIn(known))))
      return (
        `${setting} (without it ${file} in DATA_DIR) is not what this database is used with; every machine needs the same, ` +
        'and docs/operations.md says how to change it'
      )
    for (const { name, fingerprint: mark } of ours)
      await sql`insert into installation_keys (setting, name, fingerprint) values (${setting}, ${name}, ${mark})
        on conflict do nothing`.execute(tx)
    return undefined
  })
}
