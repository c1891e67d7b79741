// The file store: durable bytes under opaque keys; what every store promises, and what all of them share.
import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type StoredFile = { key: string; size: number; modified: Date }
export type Written = { sha256: Buffer; size: number }
export type Bytes = Uint8Array | AsyncIterable<Uint8Array>

export type Files = {
  /** Local folder for bytes on their way in; what lies here longer than an hour belongs to a crashed process. */
  quarantine: string
  /** Takes a finished local file over: durable when it resolves, and gone from `path`. */
  adopt: (key: string, path: string) => Promise<void>
  /** Stores bytes; durable when it resolves. */
  put: (key: string, source: Bytes) => Promise<Written>
  /** Opens a file for reading; throws FileMissing when there is none. Read it at once: a store may cut who does not. */
  get: (key: string) => Promise<Readable>
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>
  exists: (key: string) => Promise<boolean>
  /** Every stored file whose key begins with `prefix` (whole segments, with or without a slash at its end), in no order. */
  list: (prefix?: string) => AsyncIterable<StoredFile>
}

export class FileMissing extends Error {
  constructor(key: string) {
    super(`no file is stored under ${key}`)
    this.name = 'FileMissing'
  }
}

/** The store cannot be asked at the moment, or refuses us; `cause` and message are for the log. */
export class FilesAway extends Error {
  constructor(detail: string, options?: ErrorOptions) {
    super(`the file store: ${detail}`, options)
    this.name = 'FilesAway'
  }
}

/** No room on the disk, in a quota, or for a file of this size. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '')

/** Thrown by `spool` when a source is longer than allowed; nothing is left behind. */
export class TooLong extends Error {
  constructor(limit: number) {
    super(`more than ${limit} bytes`)
    this.name = 'TooLong'
  }
}

/** Keys are made by us alone: segments of lower-case letters, digits and hyphens, so that no path can be left. */
export const assertKey = (key: string): string => {
  if (!/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/.test(key))
    throw new RangeError(`not a storage key: ${key}`)
  return key
}

/** Removes what a failed call has stored; the sweep removes what is left, so a failure here is none. */
export const takeBack = async (files: Files, keys: readonly string[], failure?: unknown): Promise<void> => {
  if (failure instanceof FilesAway) return
  await Promise.allSettled(keys.map((key) => files.remove(key)))
}

/** Flushes a file or folder to the disk. */
export const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a source to a new local file, counting and hashing on the way, and flushes it. Stops with TooLong at the
 * first byte over `limit`; a failed file is removed.
 */
export const spool = async (
  path: string,
  source: Bytes,
  limit = Number.POSITIVE_INFINITY,
): Promise<Written> => {
  const hash = createHash('sha256')
  let size = 0
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of source instanceof Uint8Array ? [source] : source) {
      size += chunk.length
      if (size > limit) throw new TooLong(limit)
      hash.update(chunk)
      yield chunk
    }
  }
  // Opened before it is written: a stream that fails at once would open its file after it had been removed.
  const file = await open(path, 'wx', 0o600)
  try {
    await pipeline(counted, file.createWriteStream({ flush: true }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { sha256: hash.digest(), size }
}
