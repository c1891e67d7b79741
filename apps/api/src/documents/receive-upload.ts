// Takes the parts of a multipart upload into quarantine: random names, bytes counted and hashed as they come.
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  cleanFileName,
  fileRefusal,
  megabytesText,
  type UploadScreen,
} from '@marsa/model/documents/upload.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { spool, TooLong } from '../kit/files.ts'

/** One part of the body, as the multipart reader gives it. */
export type Part =
  | { type: 'field'; fieldname: string; value: unknown }
  | { type: 'file'; fieldname: string; filename: string | undefined; file: AsyncIterable<Uint8Array> }

export type ReceivedFile = { name: string; path: string; size: number }
export type Received = { fields: Record<string, string>; files: ReceivedFile[] }

const receiveFile = async (
  screen: UploadScreen,
  folder: string,
  earlier: readonly ReceivedFile[],
  part: Part & { type: 'file' },
): Promise<ReceivedFile> => {
  if (earlier.length >= screen.files) throw new Problem('documents.count', { count: screen.files })
  const name = cleanFileName(part.filename ?? '')
  const refusal = fileRefusal(screen, { name, size: 1 })
  if (refusal) throw new Problem(refusal.code, refusal.params)
  const left = screen.totalBytes - earlier.reduce((total, file) => total + file.size, 0)
  const path = join(folder, randomUUID())
  try {
    return { name, path, size: (await spool(path, part.file, Math.min(left, screen.fileBytes))).size }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    const [code, limit] =
      left < screen.fileBytes
        ? ['documents.total-size', screen.totalBytes]
        : ['documents.size', screen.fileBytes]
    throw new Problem(String(code), { limit: megabytesText(Number(limit)) })
  }
}

/** Removes quarantined files that are still there. */
export const discard = async (paths: readonly string[]): Promise<void> => {
  await Promise.all(paths.map((path) => rm(path, { force: true })))
}

/** Reads all parts; on any refusal nothing stays in quarantine. */
export const receiveUpload = async (
  parts: AsyncIterable<Part>,
  folder: string,
  screen: UploadScreen,
): Promise<Received> => {
  const received: Received = { fields: {}, files: [] }
  try {
    for await (const part of parts) {
      if (part.type === 'field') received.fields[part.fieldname] = String(part.value)
      else if (part.filename) received.files.push(await receiveFile(screen, folder, received.files, part))
      else for await (const _ of part.file); // an empty file input
    }
    return received
  } catch (error) {
    await discard(received.files.map((file) => file.path))
    throw error
  }
}
