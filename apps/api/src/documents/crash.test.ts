// After kill -9 at any step of an upload, and of a purge, rows and files agree once the sweep has run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWorld, type DocumentWorld } from '../../test/document-world.ts'
import { makePdf, makePhoto } from '../../test/made-files.ts'
import { crashSteps } from '../../test/upload-until-killed.ts'
import { rows, transaction } from '../kit/db.ts'
import { retireIdentityDocuments } from './keeping.store.ts'
import { sweepDocuments } from './sweep-documents.ts'

let world: DocumentWorld
let folder: string
beforeAll(async () => {
  world = await documentWorld()
  folder = dirname(world.files.quarantine)
})
afterAll(() => world.end())

const uploadAndDie = async (step: string, name: string): Promise<number | null> => {
  const script = join(import.meta.dirname, '../../test/upload-until-killed.ts')
  const args = [script, step, world.databaseUrl, folder, world.requestId, JSON.stringify(world.owner), name]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

const filesOf = async (): Promise<string[]> => {
  const keys: string[] = []
  for await (const { key } of world.files.list()) keys.push(key)
  return keys.toSorted()
}
const rowsOf = async (): Promise<string[]> =>
  (
    await rows<{ key: string }>(
      world.db,
      sql`select storage_key as key from documents where purged_at is null order by 1`,
    )
  ).map(({ key }) => key)

/** Lets what lies in the store look two hours old. */
const age = async (): Promise<void> => {
  const old = new Date(Date.now() - 7_200_000)
  for (const key of await filesOf()) await utimes(join(folder, key), old, old)
  for (const name of await readdir(world.files.quarantine))
    await utimes(join(world.files.quarantine, name), old, old)
}

// Eight processes are started one after another, which takes its time on a busy machine.
test('kill -9 at every step of an upload', { timeout: 180_000 }, async () => {
  for (const [index, step] of crashSteps.entries()) {
    const code = await uploadAndDie(step, `document ${index}.pdf`)
    expect({ step, code }).toEqual({ step, code: step === 'never' ? 0 : null })
    const files = new Set(await filesOf())
    const bare = (await rowsOf()).filter((key) => !files.has(key))
    expect({ step, bare }).toEqual({ step, bare: [] })
    await check(step)
  }
  expect((await rowsOf()).length).toBe(2) // after-commit and never
})

const check = async (step: string): Promise<void> => {
  const young = await sweepDocuments(world.db, world.files)
  expect(young, `${step}: nothing young is touched`).toMatchObject({
    quarantined: 0,
    orphans: 0,
    missing: [],
  })
  await age()
  await sweepDocuments(world.db, world.files)
  expect({ step, files: await filesOf() }).toEqual({ step, files: await rowsOf() })
  expect({ step, waiting: await readdir(world.files.quarantine) }).toEqual({ step, waiting: [] })
}

test('a row that lost its file is found and marked once', async () => {
  const answer = await world.upload(world.owner, [['lost.pdf', makePdf('lost')]])
  const [{ documentId }] = (await answer.json()) as [{ documentId: string }]
  const [{ key }] = (await rows<{ key: string }>(
    world.db,
    sql`select storage_key as key from documents where id = ${documentId}`,
  )) as [{ key: string }]
  await world.files.remove(key)
  expect((await sweepDocuments(world.db, world.files)).missing).toEqual([documentId])
  expect((await sweepDocuments(world.db, world.files)).missing).toEqual([])
  const download = await world.ask(world.owner, `FreightAPI/DocumentDownload?documentId=${documentId}`)
  expect(download.status).toBe(404)
})

test('deleted documents are destroyed after 30 days, identity documents after completion, also by a sweep that died', async () => {
  const put = async (name: string, content: Buffer, docCode: string) => {
    const answer = await world.upload(world.owner, [[name, content]], { docCode })
    return ((await answer.json()) as [{ documentId: string }])[0].documentId
  }
  const deleted = await put('old.pdf', makePdf('old'), 'OTHER')
  const recent = await put('recent.pdf', makePdf('recent'), 'OTHER')
  const identity = await put('id.jpg', await makePhoto(), 'IDBACKSIDE')
  for (const id of [deleted, recent])
    await world.ask(world.owner, `FreightAPI/DeleteDocument?documentId=${id}`, { method: 'DELETE' })
  await transaction(world.db, (tx) => retireIdentityDocuments(tx, 'freight-request', world.requestId))
  await sql`update documents set deleted_at = deleted_at - interval '31 days' where id = ${deleted}`.execute(
    world.db,
  )
  await sql`update documents set purge_after = now() - interval '1 minute' where id = ${identity}`.execute(
    world.db,
  )
  const dying = { ...world.files, remove: async () => Promise.reject(new Error('killed')) }
  await expect(sweepDocuments(world.db, dying)).rejects.toThrow('killed')
  expect((await sweepDocuments(world.db, world.files)).purged).toBe(2)
  const left = await rows<{ id: string; purged: boolean; sealed: boolean }>(
    world.db,
    sql`select id, purged_at is not null as purged, file_key is not null as sealed from documents
      where id = any(${[deleted, recent, identity]}) order by id`,
  )
  expect(left).toEqual([
    { id: deleted, purged: true, sealed: false },
    { id: recent, purged: false, sealed: false },
    { id: identity, purged: true, sealed: false },
  ])
})
