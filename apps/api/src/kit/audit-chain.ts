// Seals the audit trail: each row into a chain of hashes, and the chain's newest hash into a file outside the database.
import fs from 'node:fs/promises'
import path from 'node:path'
import { sql } from './sql.ts'
import { maybe, one, rows, type Db } from './db.ts'
import { unhurried } from './integrity.ts'

/** Rows of one run; what is left follows in the next one at once. */
const mostRows = 5_000

export type AuditRoot = { day: string; position: bigint; hash: string; at: Date }

const fileOf = (folder: string, day: string): string => path.join(folder, `${day}.log`)

/** What a root file says: position -> hash. A line that is cut short by a crash is none. */
const readRoots = async (folder: string, day: string): Promise<Map<bigint, string>> => {
  const text = await fs.readFile(fileOf(folder, day), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = [...text.matchAll(/^(\d+) ([0-9a-f]{64}) \S+$/gm)]
  return new Map(lines.map(([, position, hash]) => [BigInt(position!), hash!]))
}

const writeRoot = async (folder: string, { day, position, hash, at }: AuditRoot): Promise<void> => {
  if (position === 0n || (await readRoots(folder, day)).has(position)) return
  await fs.mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await fs.open(fileOf(folder, day), 'a', 0o600)
  try {
    await file.write(`${position} ${hash} ${at.toISOString()}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

const newestRoot = (db: Db): Promise<AuditRoot | undefined> =>
  maybe(
    db,
    sql`select day, position, encode(hash, 'hex') as hash, at from audit_seal_runs order by id desc limit 1`,
  )

/** Seals everything that has committed, and keeps the newest root in the folder. Answers how many rows. */
export const sealAudit = async (db: Db, folder: string, most = mostRows): Promise<number> => {
  let sealed = 0
  for (;;) {
    const { count } = await unhurried(db, (tx) =>
      one<{ count: number }>(tx, sql`select marsa.seal_audit(${most}::int) as count`),
    )
    sealed += count
    const root = await newestRoot(db)
    if (root) await writeRoot(folder, root)
    if (count < most) return sealed
  }
}

/**
 * What is wrong with the trail of a day: rows changed, missing or added, a broken chain, and a chain that is not the one
 * whose roots the folder holds. Empty when all is as it was sealed.
 */
export const checkAuditChain = async (db: Db, day: string, folder: string): Promise<string[]> => {
  const roots = await readRoots(folder, day)
  return unhurried(db, async (tx) => {
    const found = await rows<{ fault: string }>(tx, sql`select marsa.audit_faults(${day}::date) as fault`)
    const links = await rows<{ position: bigint; hash: string }>(
      tx,
      sql`select position, encode(hash, 'hex') as hash from audit_seals
        where day = ${day}::date and position = any(${[...roots.keys()]}::bigint[])`,
    )
    const kept = new Map(links.map((link) => [link.position, link.hash]))
    const differing = [...roots].filter(([position, hash]) => kept.get(position) !== hash)
    return [
      ...found.map(({ fault }) => fault),
      ...differing.map(([position]) => `position ${position} of ${day} differs from its root file`),
    ]
  })
}

/** Days that the daily check looks at again; older ones are checked by hand (docs/operations.md). */
const checkedDays = 7

/** The chains of the last days, as the daily check does it. */
export const checkRecentChains = async (db: Db, folder: string): Promise<string[]> => {
  const days = await rows<{ day: string }>(
    db,
    sql`select ((now() at time zone 'UTC')::date - back)::date as day from generate_series(0, ${checkedDays - 1}::int) as back`,
  )
  const faults: string[] = []
  for (const { day } of days) faults.push(...(await checkAuditChain(db, day, folder)))
  return faults
}

/** How many roots of a day the folder holds. */
export const keptRoots = async (folder: string, day: string): Promise<number> =>
  (await readRoots(folder, day)).size
