// The file store in a local folder: written aside, flushed, renamed into place, and the folder flushed.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { assertKey, FileMissing, flush, spool, type Files, type StoredFile } from './files.ts'

const waitingFolder = '.quarantine'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Makes a folder and flushes every parent that gained an entry, so that a crash cannot lose the new folder. */
const makeFolder = async (path: string): Promise<void> => {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await flush(dirname(made))
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [] // no such prefix
    throw error
  })
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && path !== waitingFolder) yield* walk(root, path)
    if (!entry.isFile()) continue
    const found = await stat(join(root, path)).catch((error: unknown) => {
      if (isMissing(error)) return undefined // removed while we walked
      throw error
    })
    if (found) yield { key: path.split(sep).join('/'), size: found.size, modified: found.mtime }
  }
}

export const directoryFiles = async (root: string): Promise<Files> => {
  const quarantine = join(root, waitingFolder)
  await makeFolder(quarantine)
  const place = (key: string): string => join(root, assertKey(key))

  const files: Files = {
    quarantine,
    adopt: async (key, path) => {
      const target = place(key)
      await makeFolder(dirname(target))
      await flush(path)
      await rename(path, target)
      await flush(dirname(target))
    },
    put: async (key, source) => {
      const path = join(quarantine, randomUUID())
      const written = await spool(path, source)
      try {
        await files.adopt(key, path)
      } finally {
        await rm(path, { force: true })
      }
      return written
    },
    get: async (key): Promise<Readable> => {
      try {
        return (await open(place(key), 'r')).createReadStream()
      } catch (error) {
        throw isMissing(error) ? new FileMissing(key) : error
      }
    },
    remove: async (key) => {
      await rm(place(key), { force: true })
    },
    exists: async (key) => {
      try {
        return (await stat(place(key))).isFile()
      } catch (error) {
        if (isMissing(error)) return false
        throw error
      }
    },
    list: (prefix = '') => walk(root, prefix && assertKey(prefix.replace(/\/$/, ''))),
  }
  return files
}
