// Takes one file of a multipart body through the checks of documents, for folders that keep files of their own.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { formatOfName, uploadRefusal, type UploadScreen } from '@marsa/model/documents/upload.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Files } from '../kit/files.ts'
import type { TakenFile, TakeFile } from '../kit/taken-file.ts'
import { inspectFile } from './inspection/inspect-file.ts'
import { discard, receiveUpload, type Part, type ReceivedFile } from './receive-upload.ts'
import type { VirusScan } from './scan-for-viruses.ts'

const check = async (
  files: Files,
  scan: VirusScan | undefined,
  { name, path }: ReceivedFile,
): Promise<Omit<TakenFile, 'fields'>> => {
  const format = formatOfName(name)
  if (!format) throw new Problem('documents.format')
  const rewritten = `${path}-rewritten`
  const drop = () => discard([path, rewritten])
  try {
    await scan?.(path)
    const content = await inspectFile({ path, format, rewritten }, name)
    const bytes = await readFile(content.path)
    return {
      name,
      mediaType: content.mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      keep: (key) => files.adopt(key, content.path),
      drop,
    }
  } catch (error) {
    await drop()
    throw error
  }
}

export const takeFile =
  (files: Files, screen: UploadScreen, scan?: VirusScan): TakeFile =>
  async (request) => {
    if (!request.isMultipart()) throw new Problem('documents.no-file')
    // The reader's own limits stand one above ours, so that the refusal is ours and says what is allowed.
    const limits = {
      files: screen.files + 1,
      fields: 6,
      parts: 12,
      fieldSize: 500,
      fileSize: screen.fileBytes + 1,
    }
    const received = await receiveUpload(
      request.parts({ limits }) as AsyncIterable<Part>,
      files.quarantine,
      screen,
    )
    const refusal = uploadRefusal(screen, received.files)
    if (refusal) {
      await discard(received.files.map((file) => file.path))
      throw new Problem(refusal.code, refusal.params)
    }
    return { ...(await check(files, scan, received.files[0]!)), fields: received.fields }
  }
