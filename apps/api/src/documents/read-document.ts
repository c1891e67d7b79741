// Reads the content of a stored document and proves that it is what was stored.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Files } from '../kit/files.ts'
import type { DocumentRow } from './documents.store.ts'
import { unseal } from './sealed-file.ts'

/** The content, checked against the hash that was stored with it; throws FileMissing when there is no file. */
export const readDocument = async (
  files: Files,
  row: Pick<DocumentRow, 'id' | 'storage_key' | 'sha256'>,
  key: Buffer | null = null,
): Promise<Buffer> => {
  const stored = await buffer(await files.get(row.storage_key))
  const content = key ? unseal(stored, key) : stored
  if (!createHash('sha256').update(content).digest().equals(row.sha256))
    throw new Error(`the file of document ${row.id} is not what was stored`)
  return content
}
