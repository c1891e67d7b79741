// Takes a photo or a signature of a courier's phone: inspected, drawn anew and durable before its row commits, once for its mark.
import { randomUUID } from 'node:crypto'
import {
  ProofFileFields,
  type addCourierFile as contract,
} from '@marsa/model/express/rounds/round-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import type { Files } from '../../kit/files.ts'
import { parseInput } from '../../kit/read-input.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { removeUnknown } from '../../kit/sweep-files.ts'
import { keepTaken, withTakenFile, type TakeFile } from '../../kit/taken-file.ts'
import { insertProofFile, knownProofKeys, proofFileByClient } from './proofs.store.ts'

export type ProofParts = { files: Files; takeProof: TakeFile }

const folder = 'proofs'

export const addCourierFile =
  ({ files, takeProof }: ProofParts) =>
  (call: Call<typeof contract>): Promise<{ fileId: string }> =>
    withTakenFile(call, takeProof, async (taken) => {
      const { userId } = signedIn(call)
      const { clientId, kind } = parseInput(ProofFileFields, taken.fields)
      const known = await proofFileByClient(call.db, clientId)
      if (known && known.user_id !== userId) throw new Problem('kit.key-reused')
      if (known) return { fileId: known.id }
      const key = `${folder}/${dayOf(call.now)}/${randomUUID()}`
      const { mediaType, size, sha256 } = taken
      const { id } = await keepTaken(files, taken, key, () =>
        call.once(async (tx) => {
          const row = await insertProofFile(tx, { clientId, userId, kind, mediaType, size, sha256, key })
          if (row.user_id !== userId) throw new Problem('kit.key-reused')
          return { id: row.id, key: row.storage_key }
        }),
      )
      return { fileId: id }
    })

const crashedMs = 3_600_000

/** Files of today and yesterday that a crash left without a row. */
export const sweepProofs = async (db: Db, files: Files, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - crashedMs)
  for (const back of [0, 1])
    await removeUnknown(files, `${folder}/${addDays(dayOf(now), -back)}`, before, (keys) =>
      knownProofKeys(db, keys),
    )
}
