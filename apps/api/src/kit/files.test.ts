// Both file stores keep the same promises: a folder on the disk, and a bucket on a real S3 server.
import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileStoreKey, startFileStore } from '../../test/file-store.ts'
import { FileMissing, spool, TooLong, type Files, type StoredFile } from './files.ts'
import { openFiles } from './open-files.ts'

const all = async (files: Files, prefix?: string): Promise<StoredFile[]> => {
  const found: StoredFile[] = []
  for await (const file of files.list(prefix)) found.push(file)
  return found
}

let folder: string
let server: Awaited<ReturnType<typeof startFileStore>>
const stores: Record<string, () => Promise<Files>> = {
  directory: () => openFiles(pathToFileURL(join(folder, 'with space')).href),
  S3: async () => {
    return openFiles(server.address(), join(folder, 'waiting'))
  },
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-test-'))
  server = await startFileStore(join(folder, 's3'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(Object.keys(stores))('%s', (kind) => {
  let files: Files
  beforeAll(async () => {
    files = await stores[kind]!()
  })

  test('gives back what was put, from bytes and from a stream', async () => {
    const content = randomBytes(3_000_000)
    const written = await files.put('documents/aa/one', content)
    const parts = async function* () {
      yield content.subarray(0, 1_000_000)
      yield content.subarray(1_000_000)
    }
    expect(await files.put('documents/aa/two', parts())).toEqual(written)
    expect(written).toEqual({ size: content.length, sha256: createHash('sha256').update(content).digest() })
    expect((await buffer(await files.get('documents/aa/one'))).equals(content)).toBe(true)
    expect((await buffer(await files.get('documents/aa/two'))).equals(content)).toBe(true)
    expect(await readdir(files.quarantine)).toEqual([])
  })

  test('takes a finished file over, lists it with its size, and forgets it when removed', async () => {
    const path = join(files.quarantine, 'incoming')
    await writeFile(path, 'the whole file')
    await files.adopt('documents/bb/three', path)
    expect(await readdir(files.quarantine)).toEqual([])
    const found = (await all(files)).find((file) => file.key === 'documents/bb/three')
    expect(found).toMatchObject({ size: 14, modified: expect.any(Date) })
    expect(await all(files, 'documents/bb')).toEqual([found])
    expect(await all(files, 'documents/b')).toEqual([])
    expect(await files.exists('documents/bb/three')).toBe(true)
    await files.remove('documents/bb/three')
    await files.remove('documents/bb/three')
    expect(await files.exists('documents/bb/three')).toBe(false)
    expect((await all(files)).map((file) => file.key)).not.toContain('documents/bb/three')
    await expect(files.get('documents/bb/three')).rejects.toThrow(FileMissing)
  })

  test('refuses keys that could leave the store', async () => {
    for (const key of ['../x', '/etc/passwd', 'a/../../b', 'A', 'a//b', 'a\\b', '', '.quarantine/x'])
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow(RangeError)
  })
})

test.each([
  ['a key that it does not know', `NOBODY:${fileStoreKey.secret}`, /InvalidAccessKeyId/],
  ['a wrong secret', `${fileStoreKey.id}:wrong`, /SignatureDoesNotMatch/],
])('an S3 server that refuses %s is an error, not an empty store', async (_, key, refusal) => {
  const files = await openFiles(`s3://${key}@127.0.0.1:${server.port}/documents`, join(folder, 'waiting'))
  await expect(files.put('documents/aa/four', Buffer.from('x'))).rejects.toThrow(refusal)
  await expect(all(files)).rejects.toThrow(refusal)
})

test('a bucket that is not there is an error', async () => {
  const nowhere = await openFiles(
    server.address().replace('/documents', '/nobucket'),
    join(folder, 'waiting'),
  )
  await expect(nowhere.put('documents/aa/four', Buffer.from('x'))).rejects.toThrow('no such bucket')
})

test('a list of an S3 server goes on over its pages', async () => {
  const files = await stores['S3']!()
  const keys = Array.from({ length: 1_003 }, (_, at) => `many/${String(at).padStart(4, '0')}`)
  const folderOfKeys = join(folder, 's3', 'bucket', 'many')
  await mkdir(folderOfKeys, { recursive: true })
  await Promise.all(keys.map((key) => writeFile(join(folderOfKeys, key.slice(5)), 'x')))
  expect((await all(files, 'many')).map(({ key }) => key)).toEqual(keys)
})

test('bytes that cannot take their place leave nothing behind', async () => {
  const files = await openFiles(pathToFileURL(join(folder, 'taken')).href)
  await files.put('documents/five', Buffer.from('x'))
  await expect(files.put('documents/five/six', Buffer.from('x'))).rejects.toThrow(/ENOTDIR|EEXIST/)
  expect(await readdir(files.quarantine)).toEqual([])
})

test('spooling stops at the first byte over the limit and leaves nothing', async () => {
  const path = join(folder, 'spooled')
  await expect(spool(path, Buffer.alloc(11), 10)).rejects.toThrow(TooLong)
  await expect(spool(path, Buffer.alloc(10), 10)).resolves.toMatchObject({ size: 10 })
  await expect(spool(path, Buffer.alloc(10), 10)).rejects.toThrow('EEXIST')
})

test('an address of another kind is refused in words', async () => {
  await expect(openFiles('ftp://host/x')).rejects.toThrow('STORAGE_URL must begin with')
  await expect(openFiles('s3://a:b@host/')).rejects.toThrow('must name one bucket')
})
