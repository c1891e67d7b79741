// Makes the requests of a bulk upload: drafts of all its lines in one transaction, or none of them.
import { batchMachine, batchPortion } from '@marsa/model/freight/bulk/bulk.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { publish } from '../../kit/events.ts'
import { move } from '../../kit/move.ts'
import { nextNumbers } from '../../kit/numbers.ts'
import { once } from '../../kit/once.ts'
import { settingsInForce } from '../../settings/door.ts'
import { columnsOf } from '../asking/save-request.ts'
import { changedKind } from '../changes/publish-change.ts'
import {
  batchToWrite,
  insertDrafts,
  saveValidation,
  linesOf,
  saveProgress,
  type WritingBatch,
} from './bulk.store.ts'
import { validateAll, knownNames, toValidated, type ReadLine } from './validate-lines.ts'

const moveBatch = (tx: Tx, id: string, name: 'returnBatch' | 'finishBatch', set: Record<string, unknown>) =>
  move(tx, { table: 'freight_batches', machine: batchMachine, move: name, id, as: 'system', set })

/** Time has passed and a rule that was kept is not any more: back to the person, who sees what. */
const giveBack = (db: Db, batch: WritingBatch, read: readonly ReadLine[]): Promise<void> =>
  systemTransaction(db, async (tx) => {
    await saveValidation(tx, batch.id, read.map(toValidated))
    await moveBatch(tx, batch.id, 'returnBatch', { done: 0 })
  })

const writeAll = async (db: Db, batch: WritingBatch, read: readonly ReadLine[], now: Date): Promise<void> => {
  // Taken beforehand, so that nobody else's new request waits for the whole of this one; gaps are allowed.
  const numbers = await systemTransaction(db, (tx) => nextNumbers(tx, 'FR', now, read.length))
  // Audited as the work of the person who sent it.
  await once(db, { userId: batch.user_id }, undefined, async (tx) => {
    for (let at = 0; at < read.length; at += batchPortion) {
      const portion = read.slice(at, at + batchPortion)
      await insertDrafts(
        tx,
        batch,
        portion.map(({ line, draft }, index) => ({
          line,
          number: numbers[at + index]!,
          ...columnsOf(draft),
        })),
      )
      await saveProgress(db, batch.id, at + portion.length)
    }
    await moveBatch(tx, batch.id, 'finishBatch', { done: read.length, finished_at: now })
    // One word for all of them: their person's list is asked anew once.
    await publish(tx, {
      companyId: batch.company_id,
      userId: batch.user_id,
      kind: changedKind,
      subjectId: batch.id,
    })
  })
}

/** Runs twice without harm: only one run can end a batch, and the other is undone as a whole. */
export const writeBatch = async (db: Db, batchId: string, clock: Clock): Promise<void> => {
  const batch = await batchToWrite(db, batchId)
  if (!batch) return
  const now = clock.now()
  const lines = (await linesOf(db, batchId)).filter((line) => !line.left_out)
  const rules = { known: await knownNames(db), now, settings: await settingsInForce(db) }
  const read = await validateAll(batch.mapping, lines, rules)
  if (read.some(({ problems }) => Object.keys(problems).length > 0)) await giveBack(db, batch, read)
  else await writeAll(db, batch, read, now)
}
