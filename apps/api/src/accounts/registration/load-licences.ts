// Loads a file of trade licences, all of it or nothing; without `apply` it only says what would happen.
import { buffer } from 'node:stream/consumers'
import type {
  loadLicences as contract,
  LicenceReport,
} from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { licenceFile } from '@marsa/model/accounts/registration/licence.ts'
import { fieldProblems } from '@marsa/model/accounts/field-problems.ts'
import { registrationProblems } from '@marsa/model/accounts/registration/registration-problems.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { kitProblems } from '@marsa/model/kit/kit-problems.ts'
import { bothMessages, Problem, type ProblemRow } from '@marsa/model/kit/problem.ts'
import { cleanText } from '@marsa/model/kit/id.ts'
import type { FastifyRequest } from 'fastify'
import { audit } from '../../kit/audit.ts'
import { codeOf, type Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { compareLicences, insertLoad, lockLicences, writeLicences } from './licences.store.ts'
import { readLicences, type ReadLicences } from './read-licences.ts'

const sentences: Record<string, ProblemRow> = { ...kitProblems, ...fieldProblems, ...registrationProblems }

const receive = async (
  request: FastifyRequest,
): Promise<{ name: string; content: Uint8Array; apply: boolean }> => {
  if (!request.isMultipart()) throw new Problem('accounts.licence-file')
  let file: { name: string; content: Uint8Array } | undefined
  let apply = false
  try {
    for await (const part of request.parts({ limits: { files: 1, fields: 3, fileSize: licenceFile.bytes } }))
      if (part.type === 'file')
        file = { name: cleanText(part.filename ?? '').slice(0, 200), content: await buffer(part.file) }
      else if (part.fieldname === 'apply') apply = part.value === 'true'
  } catch (error) {
    throw String(codeOf(error)).startsWith('FST_') ? new Problem('accounts.licence-file') : error
  }
  if (!file || !/\.csv$/i.test(file.name) || file.content.length === 0)
    throw new Problem('accounts.licence-file')
  return { ...file, apply }
}

const report = (
  { read, wrong, errors }: ReadLicences,
  counts: { added: number; changed: number },
  loaded: boolean,
): LicenceReport => ({
  loaded,
  rows: read,
  ...counts,
  unchanged: read - wrong - counts.added - counts.changed,
  wrong,
  errors: errors.map(({ line, column, code }) => ({ line, column, ...bothMessages(sentences, code) })),
})

export type LicenceLoad = { fileName: string; userId: string; now: Date }

/** Writes what was read and a line of the history. */
export const applyLicences = async (
  tx: Tx,
  read: ReadLicences,
  { fileName, userId, now }: LicenceLoad,
): Promise<{ added: number; changed: number }> => {
  await lockLicences(tx)
  const counts = await compareLicences(tx, read.rows)
  const loadId = await insertLoad(tx, { ...counts, at: now, userId, fileName, rows: read.read })
  await writeLicences(tx, loadId, read.rows)
  return counts
}

export const loadLicences = async (call: Call<typeof contract>): Promise<LicenceReport> => {
  const actor = signedIn(call)
  const { name, content, apply } = await receive(call.request)
  const read = readLicences(content)
  if (!apply || read.wrong > 0) return report(read, await compareLicences(call.db, read.rows), false)
  const counts = await call.once(async (tx) => {
    const done = await applyLicences(tx, read, { fileName: name, userId: actor.userId, now: call.now })
    await audit(tx, { kind: kindOf(actor), action: 'loadLicences', objectKind: 'licences', reason: name })
    return done
  })
  return report(read, counts, true)
}
