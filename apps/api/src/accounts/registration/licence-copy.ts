// The copy of a licence that the register does not hold: taken from an applicant, given to who decides, swept when nobody needs it.
import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { downloadLicence as downloadContract } from '@marsa/model/accounts/registration/registration-desk-endpoints.ts'
import type { uploadLicence as uploadContract } from '@marsa/model/accounts/registration/registration-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'
import type { Call } from '../../kit/serve.ts'
import { removeUnknown } from '../../kit/sweep-files.ts'
import { keepTaken, withTakenFile, type TakenFile } from '../../kit/taken-file.ts'
import { copyOf, forgetCopies, keepCopy, knownCopies } from './licence-copies.store.ts'
import type { RegistrationParts } from './parts.ts'
import { keepBinding } from './registration-cookie.ts'

const keep = async (
  { files, cookies }: RegistrationParts,
  call: Call<typeof uploadContract>,
  taken: TakenFile,
): Promise<AnswerOf<typeof uploadContract>> => {
  const id = randomUUID()
  const key = `licences/${dayOf(call.now)}/${id}`
  const copy = {
    id,
    file_name: taken.name,
    media_type: taken.mediaType,
    size_bytes: taken.size,
    sha256: taken.sha256,
    storage_key: key,
  }
  const stored = await keepTaken(files, taken, key, () => {
    const binding = keepBinding(cookies, call.request, call.reply, call.now)
    return call.once(async (tx) => ({ id, key, before: await keepCopy(tx, copy, binding, call.now) }))
  })
  return { id: stored.id, name: taken.name, size: taken.size }
}

export const uploadLicence =
  (parts: RegistrationParts) =>
  (call: Call<typeof uploadContract>): Promise<AnswerOf<typeof uploadContract>> =>
    withTakenFile(call, parts.takeLicence, (taken) => keep(parts, call, taken))

export const downloadLicence =
  ({ files }: RegistrationParts) =>
  async (call: Call<typeof downloadContract>): Promise<unknown> => {
    const copy = await copyOf(call.db, call.query.id)
    if (!copy) throw new Problem('kit.not-found')
    const content = await buffer(await files.get(copy.storage_key))
    if (!createHash('sha256').update(content).digest().equals(copy.sha256))
      throw new Error(`the copy ${copy.storage_key} of a licence is not what was stored`)
    return attachment(call.reply, copy.media_type, copy.file_name).send(content)
  }

const crashedMs = 3_600_000
const daysBack = 2

/** Rows first: a crash in between leaves files without a row, which the sweep of their day removes. */
export const sweepCopies = async (db: Db, files: Files, now: Date): Promise<void> => {
  for (const key of await systemTransaction(db, (tx) => forgetCopies(tx, now))) await files.remove(key)
  const before = new Date(now.getTime() - crashedMs)
  for (let back = 0; back <= daysBack; back++)
    await removeUnknown(files, `licences/${addDays(dayOf(now), -back)}`, before, (keys) =>
      knownCopies(db, keys),
    )
}
