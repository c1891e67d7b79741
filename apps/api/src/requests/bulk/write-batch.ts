// Makes the requests of a bulk upload: drafts of all its lines in one transaction, or none of them.
import { batchMachine, batchPortion } from '@marsa/model/requests/bulk/bulk.ts'
import { inPortions } from '@marsa/model/kit/portions.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { nextNumbers } from '../../kit/numbers.ts'
import { once } from '../../kit/once.ts'
import { settingsInForce } from '../../settings/door.ts'
import { batchToWrite, saveValidation, linesOf, saveProgress, type WritingBatch } from './bulk.store.ts'
import type { BulkLine, Uploader } from './bulk-line.ts'
import { toValidated, validateAll, type ReadLine } from './validate-lines.ts'

const uploaderOf = ({ company_id: companyId, user_id: userId }: WritingBatch): Uploader => ({
  companyId,
  userId,
})

const moveBatch = (tx: Tx, id: string, name: 'returnBatch' | 'finishBatch', set: Record<string, unknown>) =>
  move(tx, { table: 'request_batches', machine: batchMachine, move: name, id, as: 'system', set })

/** Time has passed and a rule that was kept is not any more: back to the person, who sees what. */
const giveBack = (db: Db, batch: WritingBatch, read: readonly ReadLine[]): Promise<void> =>
  systemTransaction(db, async (tx) => {
    await saveValidation(tx, batch.id, read.map(toValidated))
    await moveBatch(tx, batch.id, 'returnBatch', { done: 0 })
  })

const writeAll = async <Known>(
  db: Db,
  of: BulkLine<Known>,
  batch: WritingBatch,
  read: readonly ReadLine[],
  now: Date,
): Promise<void> => {
  const { drafts: table } = of
  // Taken beforehand, so that nobody else's new request waits for the whole of this one; gaps are allowed.
  const numbers = await systemTransaction(db, (tx) => nextNumbers(tx, table.prefix, now, read.length))
  const drafts = read.map(({ line, draft }, index) => ({
    line,
    number: numbers[index]!,
    form: draft,
  }))
  // Audited as the work of the person who sent it.
  await once(db, { userId: batch.user_id }, undefined, async (tx) => {
    for (const portion of inPortions(drafts, batchPortion)) {
      await table.insert(tx, batch, portion)
      await saveProgress(db, batch.id, drafts.indexOf(portion.at(-1)!) + 1)
    }
    await moveBatch(tx, batch.id, 'finishBatch', { done: read.length, finished_at: now })
    // One word for all of them: their person's list is asked anew once.
    await of.publish(tx, uploaderOf(batch), batch.id)
  })
}

/** Runs twice without harm: only one run can end a batch, and the other is undone as a whole. */
export const writeBatch = async <Known>(
  db: Db,
  of: BulkLine<Known>,
  batchId: string,
  clock: Clock,
): Promise<void> => {
  const batch = await batchToWrite(db, of.sheet.line, batchId)
  if (!batch) return
  const now = clock.now()
  const lines = (await linesOf(db, batchId)).filter((line) => !line.left_out)
  const known = await of.known(db, uploaderOf(batch), now)
  const read = await validateAll(of.sheet, batch.mapping, lines, {
    known,
    now,
    settings: await settingsInForce(db),
  })
  if (read.some(({ problems }) => Object.keys(problems).length > 0)) await giveBack(db, batch, read)
  else await writeAll(db, of, batch, read, now)
}
