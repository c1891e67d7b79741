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

const asAdmin = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A fresh, migrated and empty database. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} template ${templateName} strategy file_copy`)
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asAdmin(`drop database ${name} with (force)`) }
}
