// Keys of identity documents: wrapped, changed for new ones, and never opened by another key or in another place.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from '../kit/sql.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredDocument } from '@marsa/model/documents/document.ts'
import { documentWorld, type DocumentWorld } from '../../test/document-world.ts'
import { identityKeys } from '../../test/identity-keys.ts'
import { makePhoto } from '../../test/made-files.ts'
import { one } from '../kit/db.ts'
import { parseIdentityKeys, readIdentityKeys, unwrapKey, wrapKey } from './identity-keys.ts'
import { closeInspection } from './inspection/inspect-file.ts'
import { resealKeys } from './reseal-keys.ts'

const coded = (fill: number) => Buffer.alloc(32, fill).toString('base64')

describe('settings', () => {
  test.each([
    '',
    'name',
    `name:${coded(1).slice(0, 20)}`,
    `UPPER:${coded(1)}`,
    `a:${coded(1)},a:${coded(2)}`,
  ])('refuses %j without saying it again', (text) => {
    let said = ''
    try {
      parseIdentityKeys(text)
    } catch (error) {
      said = (error as Error).message
    }
    expect(said).toContain('IDENTITY_KEYS must be like')
    expect(said).not.toContain(coded(1).slice(0, 10))
  })

  test('without the setting a key is made once, for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'keys-'))
    try {
      const [first] = readIdentityKeys({}, folder)
      expect(readIdentityKeys({}, folder)).toEqual([first])
      expect((await stat(join(folder, 'identity-keys'))).mode & 0o777).toBe(0o600)
      expect(await readFile(join(folder, 'identity-keys'), 'utf8')).toContain('first:')
      expect(readIdentityKeys({ IDENTITY_KEYS: `2027:${coded(3)}` }, folder)[0].id).toBe('2027')
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

test('a wrapped key opens with its own key at its own place only', () => {
  const [old] = identityKeys
  const fresh = parseIdentityKeys(`fresh:${coded(9)}`)
  const fileKey = randomBytes(32)
  const wrapped = wrapKey(identityKeys, fileKey, 'identity/2026-11-22/a')
  expect(wrapped.fileKey.includes(fileKey)).toBe(false)
  const both = [fresh[0], old] as const
  expect(unwrapKey(both, wrapped, 'identity/2026-11-22/a').equals(fileKey)).toBe(true)
  expect(() => unwrapKey(both, wrapped, 'identity/2026-11-22/b')).toThrow()
  expect(() => unwrapKey(fresh, wrapped, 'identity/2026-11-22/a')).toThrow('does not hold the key "tests"')
  const renamed = parseIdentityKeys(`tests:${coded(9)}`)
  expect(() => unwrapKey(renamed, wrapped, 'identity/2026-11-22/a')).toThrow()
})

describe('in the database', () => {
  let world: DocumentWorld
  beforeAll(async () => {
    world = await documentWorld()
  })
  afterAll(async () => {
    await world.end()
    await closeInspection()
  })

  test('documents are readable before, while and after the key is changed, and the old key is then not needed', async () => {
    const answer = await world.upload(world.owner, [['id.jpg', await makePhoto()]], {
      docCode: 'IDFRONTSIDE',
    })
    const [{ documentId }] = (await answer.json()) as [StoredDocument]
    const row = () =>
      one<{ fileKey: Buffer; keyId: string | null; storageKey: string }>(
        world.db,
        sql`select file_key as "fileKey", key_id as "keyId", storage_key as "storageKey" from documents where id = ${documentId}`,
      )
    const readable = async () =>
      (await world.ask(world.owner, `FreightAPI/DocumentDownload?documentId=${documentId}`)).status
    const before = await row()
    expect(before.keyId).toBe('tests')
    expect(await readable()).toBe(200)

    // As rows were before there were wrapping keys.
    const bare = unwrapKey(identityKeys, before, before.storageKey)
    await sql`update documents set file_key = ${bare}, key_id = null where id = ${documentId}`.execute(
      world.db,
    )
    expect(await readable()).toBe(200)
    expect(await resealKeys(world.db, identityKeys)).toEqual({ resealed: 1, missing: [] })
    expect((await row()).fileKey.equals(bare)).toBe(false)

    const fresh = parseIdentityKeys(`fresh:${coded(9)}`)
    expect(await resealKeys(world.db, fresh)).toEqual({ resealed: 0, missing: ['tests'] })
    expect(await resealKeys(world.db, [fresh[0], ...identityKeys])).toEqual({ resealed: 1, missing: [] })
    expect(await resealKeys(world.db, [fresh[0], ...identityKeys])).toEqual({ resealed: 0, missing: [] })
    const after = await row()
    expect(unwrapKey(fresh, after, after.storageKey).equals(bare)).toBe(true)
    expect(await readable()).toBe(500) // this API was not told the new key
    expect(await resealKeys(world.db, [...identityKeys, fresh[0]])).toEqual({ resealed: 1, missing: [] })
    expect(await readable()).toBe(200)
  })
})
