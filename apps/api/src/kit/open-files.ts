// Chooses the file store by STORAGE_URL: a directory or an S3 bucket.
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { S3Limits } from './ask-s3.ts'
import { directoryFiles } from './files-directory.ts'
import { s3Files } from './files-s3.ts'
import type { Files } from './files.ts'

/**
 * Opens the store of an address:
 * `file:///var/marsa/files`, or `s3://KEY:SECRET@host[:port]/bucket[?region=...]` over HTTPS (on loopback over
 * HTTP), or `s3+http://...` over HTTP. `quarantine` is where uploads to S3 wait; a temporary folder unless stated.
 */
export const openFiles = async (
  storageUrl: string,
  quarantine?: string,
  limits?: S3Limits,
): Promise<Files> => {
  const url = new URL(storageUrl)
  if (url.protocol === 'file:') return directoryFiles(fileURLToPath(url))
  if (url.protocol !== 's3:' && url.protocol !== 's3+http:')
    throw new RangeError('STORAGE_URL must begin with file://, s3:// or s3+http://')
  const waiting = quarantine ?? join(tmpdir(), 'marsa-quarantine')
  await mkdir(waiting, { recursive: true, mode: 0o700 })
  return s3Files(url, waiting, limits)
}
