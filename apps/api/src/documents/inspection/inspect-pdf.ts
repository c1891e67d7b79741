// Looks into a PDF: whole, readable without a password, and without anything that acts by itself.
import { inflateSync, constants } from 'node:zlib'
import { refuse } from '@marsa/model/kit/problem.ts'

/** Names of ISO 32000 that start a script or a program, submit data, or carry another file. */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
])
const objectStreamBytes = 40 * 1024 * 1024

/** A name may hide letters as #xx. */
const plainName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const refuseActive = (text: string): void => {
  for (const [, name = ''] of text.matchAll(/\/([^\s()<>[\]{}/%]{2,40})/g)) {
    const plain = name.includes('#') ? plainName(name) : name
    if (activeNames.has(plain)) refuse('documents.active')
    if (plain === 'Encrypt') refuse('documents.protected')
  }
}

/** Objects packed in compressed object streams, unpacked so that they can be looked at as well. */
function* objectStreams(bytes: Buffer, text: string): Generator<string> {
  let left = objectStreamBytes
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 3)) continue
    const opened = text.lastIndexOf('obj', index)
    const dictionary = plainName(text.slice(Math.max(opened, index - 4096), index))
    if (!dictionary.includes('/ObjStm')) continue
    const filters = dictionary.match(/\/\w+Decode\b/g) ?? []
    const begins = index + text.slice(index, index + 8).indexOf('\n') + 1
    const ends = text.indexOf('endstream', begins)
    if (ends < 0) refuse('documents.damaged')
    if (filters.length === 0) continue // plain text, already looked at with the rest of the file
    if (filters.length > 1 || filters[0] !== '/FlateDecode') refuse('documents.active')
    const objects = inflate(bytes.subarray(begins, ends), left)
    left -= objects.length
    yield objects.toString('latin1')
  }
}

const inflate = (packed: Buffer, limit: number): Buffer => {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(limit, 1), finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    refuse(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
        ? 'documents.too-complex'
        : 'documents.damaged',
    )
    throw error
  }
}

/** Something behind the end, or an archive's directory that ends with the file: one file that is two (a polyglot). */
const refuseSecondFile = (bytes: Buffer): void => {
  const behind = bytes.subarray(bytes.lastIndexOf('%%EOF') + 5)
  if (/[^\s\0]/.test(behind.toString('latin1'))) refuse('documents.damaged')
  const mark = Buffer.from('PK\x05\x06', 'latin1')
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1))
    if (at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length)
      refuse('documents.content')
}

export const inspectPdf = (bytes: Buffer): void => {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') refuse('documents.content')
  const tail = bytes.subarray(-2048).toString('latin1')
  if (!tail.includes('%%EOF') || !tail.includes('startxref')) refuse('documents.damaged')
  refuseSecondFile(bytes)
  const text = bytes.toString('latin1')
  refuseActive(text)
  for (const objects of objectStreams(bytes, text)) refuseActive(objects)
}
