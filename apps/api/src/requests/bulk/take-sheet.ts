// Takes the one file of an upload: size counted as it comes, looked at and scanned like any document, read into texts.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { batchLimits, mostRows } from '@marsa/model/requests/bulk/bulk.ts'
import { bulkCode } from '@marsa/model/requests/bulk/bulk-problems.ts'
import type { BulkSheet } from '@marsa/model/requests/bulk/bulk-sheet.ts'
import type { Line } from '@marsa/model/lines.ts'
import { cleanFileName, extensionOf } from '@marsa/model/documents/upload.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { rm } from 'node:fs/promises'
import { inspectFile, type VirusScan } from '../../documents/door.ts'
import { spool, TooLong } from '../../kit/files.ts'
import { readSheet, type SheetFormat, type SheetLine } from '../../kit/read-sheet.ts'

export type SheetParts = { quarantine: string; scan?: VirusScan | undefined }
export type Sheet = { name: string; hash: Buffer; headings: string[]; lines: SheetLine[] }

/** What of a line's sheet is asked here. */
type Limited = Pick<BulkSheet, 'line' | 'rows'>

const megabytes = batchLimits.bytes / 1024 / 1024

const formatOf = (line: Line, name: string): SheetFormat => {
  const format = extensionOf(name)
  if (format === 'csv' || format === 'xlsx') return format
  throw new Problem(bulkCode(line, 'file'))
}

const faultsOf = ({ line, ...limits }: Limited) => ({
  rows: () => new Problem(bulkCode(line, 'rows'), { limit: mostRows(limits) }),
  columns: () => new Problem(bulkCode(line, 'columns'), { limit: batchLimits.columns }),
  empty: () => new Problem(bulkCode(line, 'empty')),
  damaged: () => new Problem(bulkCode(line, 'damaged')),
  busy: () => new Problem('documents.unchecked'),
})

const read = async (
  of: Limited,
  path: string,
  name: string,
  scan: SheetParts['scan'],
): Promise<Omit<Sheet, 'name' | 'hash'>> => {
  const format = formatOf(of.line, name)
  await scan?.(path)
  const sheet = await readSheet({ path, format, most: { ...batchLimits, rows: mostRows(of) } })
  // The reader stops at the first line too many; the inspection, which unpacks everything, would keep other uploads waiting.
  const isTooLong = 'fault' in sheet && sheet.fault === 'rows'
  if (format === 'xlsx' && !isTooLong)
    await inspectFile({ path, format, rewritten: `${path}-rewritten` }, name)
  if ('fault' in sheet) throw faultsOf(of)[sheet.fault]()
  return sheet
}

export const takeSheet = async (
  { quarantine, scan }: SheetParts,
  of: Limited,
  request: FastifyRequest,
): Promise<Sheet> => {
  const { line } = of
  const part = request.isMultipart()
    ? await request.file({ limits: { files: 1, fields: 2, fileSize: batchLimits.bytes + 1 } })
    : undefined
  if (!part?.filename) throw new Problem(bulkCode(line, 'file'))
  const name = cleanFileName(part.filename).slice(-200)
  formatOf(line, name)
  const path = join(quarantine, randomUUID())
  try {
    const { sha256 } = await spool(path, part.file, batchLimits.bytes)
    return { name, hash: sha256, ...(await read(of, path, name, scan)) }
  } catch (error) {
    throw error instanceof TooLong ? new Problem(bulkCode(line, 'size'), { limit: megabytes }) : error
  } finally {
    await rm(path, { force: true })
  }
}
