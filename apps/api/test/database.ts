// Gives a test file a database of its own: a file copy of the migrated template, made in some 20 ms.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { templateName } from './database-setup.ts'

export type TestDatabase = {
  /** Address as the owner; the application's pools add the start-up option of `kit/migrate.ts`. */
  url: string
  /** Ends whatever is still connected and removes the database. */
  drop: () => Promise<void>
}

/** One connection for all files of a process: to open one takes longer than what is asked of it. */
let admin: pg.Pool | undefined
const asAdmin = async (statement: string): Promise<void> => {
  if (!admin) {
    admin = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1, allowExitOnIdle: true })
    // The server of a run may end before its processes do.
    admin.on('error', () => undefined)
  }
  await admin.query(statement)
}

/** A fresh, migrated and empty database. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} template ${templateName} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) }
}
