// Starts one throw-away PostgreSQL for a whole test run and prepares the template that every test file clones.
import fs from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { memoryFolder } from '../../../tools/memory-folder.mjs'
import { startEmbeddedPostgres } from '../src/kit/embedded-postgres.ts'
import { prepareDatabase } from '../src/prepare-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the maintenance database of the run's server. */
    postgresUrl: string
  }
}

export const templateName = 'marsa_template'

/** Vitest global set-up; the function it answers ends the server and removes its folder. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const directory = memoryFolder('marsa-test')
  const server = await startEmbeddedPostgres({ directory, durable: false, maxConnections: 400 })
  const end = async () => {
    await server.stop()
    fs.rmSync(directory, { recursive: true, force: true })
  }
  try {
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(`create database ${templateName}`)
    await admin.end()
    await prepareDatabase(server.databaseUrl(templateName))
  } catch (problem) {
    await end()
    throw problem
  }
  project.provide('postgresUrl', server.url)
  return end
}
