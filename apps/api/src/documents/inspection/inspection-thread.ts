// Runs in the inspection thread: decides by content whether an uploaded file is what its name says and harmless.
import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import { uploadFormats, type UploadFormat } from '@marsa/model/documents/upload.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { ThreadAnswer } from '../../kit/worker-thread.ts'
import { inspectArchive } from './inspect-archive.ts'
import { inspectCompound } from './inspect-compound.ts'
import { inspectPdf } from './inspect-pdf.ts'

/** A file in quarantine, the format that its name claims, and where a redrawn picture may be written. */
export type InspectionAsk = { path: string; format: UploadFormat; rewritten: string }
/** A refusal code, or the media type and the path of what is to be stored. */
export type InspectionAnswer = { refusal: string } | { mediaType: string; path: string }

/** What the sniffer calls each format; legacy office files are all one to it. */
const sniffed: Record<UploadFormat, string> = {
  pdf: 'application/pdf',
  doc: 'application/x-cfb',
  xls: 'application/x-cfb',
  docx: uploadFormats.docx.media[0],
  xlsx: uploadFormats.xlsx.media[0],
  jpg: 'image/jpeg',
  png: 'image/png',
}

const isMacroFormat = (mime: string | undefined): boolean => /macroenabled/i.test(mime ?? '')

const inspect = async ({ path, format, rewritten }: InspectionAsk): Promise<string> => {
  const bytes = await readFile(path)
  if (bytes.length < 64) refuse('documents.damaged')
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (isMacroFormat(mime)) refuse('documents.macros')
  const zipped = format === 'docx' || format === 'xlsx'
  // An archive with its entries in an unusual order is "a zip" to the sniffer; its directory decides below.
  if (mime !== sniffed[format] && !(zipped && mime === 'application/zip')) refuse('documents.content')
  if (format === 'pdf') inspectPdf(bytes)
  else if (format === 'docx' || format === 'xlsx') inspectArchive(bytes, format)
  else if (format === 'doc' || format === 'xls') inspectCompound(bytes, format)
  else {
    const { rewriteImage } = await import('./rewrite-image.ts')
    await rewriteImage(path, rewritten, format)
    return rewritten
  }
  return path
}

const answer = async (ask: InspectionAsk): Promise<ThreadAnswer<InspectionAnswer>> => {
  try {
    return { value: { path: await inspect(ask), mediaType: uploadFormats[ask.format].media[0] } }
  } catch (error) {
    if (error instanceof Problem) return { value: { refusal: error.code } }
    if (error instanceof RangeError) return { value: { refusal: 'documents.damaged' } } // an offset points outside
    return { error: String(error), code: (error as NodeJS.ErrnoException).code }
  }
}

parentPort?.on(
  'message',
  (ask: InspectionAsk) => void answer(ask).then((answered) => parentPort?.postMessage(answered)),
)
