// Every statement of every store is prepared against the migrated database: a name that it misspells fails here.
import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memoryFolder } from '../../../tools/memory-folder.mjs'
import { testDatabase, type TestDatabase } from './database.ts'
import type { Statements } from './every-statement.ts'

const root = path.join(import.meta.dirname, '../../..')
let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const statementsOf = async (files: readonly string[]): Promise<Statements> => {
  const program = path.join(import.meta.dirname, 'every-statement.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...files], { maxBuffer: 2 ** 27 })
  return JSON.parse(stdout) as Statements
}

/** What the database says against a statement; it infers the types of the values, as it does for the product. */
const faultOf = async (text: string): Promise<string | undefined> => {
  try {
    await client.query(`prepare every as ${text}`)
    await client.query('deallocate every')
    return undefined
  } catch (problem) {
    return (problem as Error).message
  }
}

/** Statements that are wrong, each with where it stands, and templates that stand in none that was made. */
const check = async (files: readonly string[]) => {
  const { places, statements } = await statementsOf(files)
  const wrong: string[] = []
  const reached = new Set<number>()
  for (const { text, places: within } of statements) {
    const fault = await faultOf(text)
    if (fault) wrong.push(`${within.map((id) => places[id]).join(' ') || text}: ${fault}`)
    for (const id of within) reached.add(id)
  }
  return { made: statements.length, wrong, unreached: places.filter((_, id) => !reached.has(id)) }
}

it('prepares every statement of every store', async () => {
  const stores = ['apps/api/src', 'apps/demo/src'].flatMap((folder) =>
    fs.globSync(path.join(root, folder, '**/*.store.ts')),
  )
  const { made, wrong, unreached } = await check(stores)
  expect({ wrong, unreached }).toEqual({ wrong: [], unreached: [] })
  expect(made).toBeGreaterThan(1500)
})

it('finds a misspelled column in one branch, and a statement that nothing exported makes', async () => {
  const folder = memoryFolder('marsa-stores')
  const file = path.join(folder, 'made-up.store.ts')
  const kit = path.join(root, 'apps/api/src/kit')
  fs.writeFileSync(
    file,
    `import { sql } from '${kit}/sql.ts'
import { rows, type Db } from '${kit}/db.ts'
const columns = { name: sql\`name_en\`, licence: sql\`licence_numbr\` }
export const companies = (db: Db, by: keyof typeof columns, newest?: boolean) =>
  rows(db, sql\`select \${columns[by]} from companies \${newest ? sql\`order by creatd_at\` : sql\`\`}\`)
const forgotten = (db: Db) => rows(db, sql\`select 1\`)
`,
  )
  try {
    const { wrong, unreached } = await check([file])
    expect(wrong.join('\n')).toMatch(/"creatd_at" does not exist/)
    expect(wrong.join('\n')).toMatch(/"licence_numbr" does not exist/)
    expect(unreached).toEqual([expect.stringMatching(/made-up\.store\.ts:6$/)])
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
