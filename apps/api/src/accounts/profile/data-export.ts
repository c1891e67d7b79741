// The copy of one's data: asked for, looked at while it is made, downloaded by the person and nobody else.
import { createHash, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { kindOf } from '@marsa/model/kit/access.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type {
  askDataExport as askCall,
  DataExport,
  downloadDataExport as downloadCall,
  viewDataExport as viewCall,
} from '@marsa/model/accounts/profile/profile-leaving-endpoints.ts'
import { attachment } from '../../kit/attachment.ts'
import { audit } from '../../kit/audit.ts'
import { enqueue } from '../../kit/jobs.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { exportJob } from './build-export.ts'
import { exportOf, insertExport, removeExport, type ExportRow } from './exports.store.ts'
import type { ProfileParts } from './parts.ts'

const toExport = (row: ExportRow): DataExport => ({
  state: row.state,
  done: row.done,
  steps: row.steps,
  sizeBytes: row.size_bytes === null ? null : Number(row.size_bytes),
  askedAt: toOffset(row.asked_at),
  expiresAt: row.expires_at && toOffset(row.expires_at),
})

export const viewDataExport = async (call: Call<typeof viewCall>): Promise<AnswerOf<typeof viewCall>> => {
  const row = await exportOf(call.db, signedIn(call).userId)
  return { export: row && !row.over ? toExport(row) : null }
}

/** A copy that is being made is not begun anew; one that is ready makes room for a newer one. */
export const askDataExport =
  ({ files, sources }: ProfileParts) =>
  async (call: Call<typeof askCall>): Promise<AnswerOf<typeof askCall>> => {
    const actor = signedIn(call)
    const { userId } = actor
    const { answer, old } = await call.once(async (tx) => {
      const before = await exportOf(tx, userId)
      if (before?.state === 'BUILDING' && !before.over) return { answer: toExport(before), old: null }
      if (before) await removeExport(tx, before.id)
      const key = `exports/${randomUUID()}`
      const made = await insertExport(tx, { userId, language: call.language, steps: sources.length, key })
      if (!made) throw new Problem('kit.busy')
      await enqueue(tx, exportJob, { id: made.id })
      await audit(tx, {
        kind: kindOf(actor),
        action: 'askDataExport',
        objectKind: 'user',
        objectId: userId,
        companyId: actor.companyId,
      })
      return { answer: toExport(made), old: before?.storage_key ?? null }
    })
    if (old) await files.remove(old)
    return { export: answer }
  }

export const downloadDataExport =
  ({ files }: ProfileParts) =>
  async (call: Call<typeof downloadCall>): Promise<unknown> => {
    const row = await exportOf(call.db, signedIn(call).userId)
    if (row?.state !== 'READY' || row.over) throw new Problem('profile.export-gone')
    const content = await buffer(await files.get(row.storage_key))
    if (!createHash('sha256').update(content).digest().equals(row.sha256!))
      throw new Error(`the copy ${row.id} is not what was stored`)
    return attachment(call.reply, 'application/zip', `marsa-my-data-${dayOf(row.asked_at)}.zip`).send(content)
  }
