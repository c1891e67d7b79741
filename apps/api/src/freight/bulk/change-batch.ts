// Corrects a bulk upload before it is sent: which column fills which field, single lines, or the whole of it away.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import { changeBatchRefusal } from '@marsa/model/freight/bulk.ts'
import type {
  dropBatch as dropContract,
  fixBatchRow as fixContract,
  mapBatch as mapContract,
} from '@marsa/model/freight/bulk-endpoints.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch, toRow } from './batch-answer.ts'
import {
  changeLine,
  deleteBatch,
  findLine,
  judgeLines,
  linesOf,
  lockBatch,
  setMapping,
} from './bulk.store.ts'
import { judgeAll, judgeLine, knownNames, toJudged } from './judge-lines.ts'

/** Keeps the batch as it is for this transaction, if it may still be changed. */
const lockOpen = async (tx: Tx, actor: Actor, id: string): Promise<void> => {
  const batch = await lockBatch(tx, actor, id)
  if (!batch) throw new Problem('freight.bulk-not-found')
  refuse(changeBatchRefusal(batch))
}

export const mapBatch = (call: Call<typeof mapContract>) => {
  const actor = signedIn(call)
  const { id } = call.query
  return call.once(async (tx) => {
    await lockOpen(tx, actor, id)
    const { headings } = await batchOf(tx, actor, id)
    // A missing column is one that is not used.
    const mapping = headings.map((_, index) => call.body.mapping[index] ?? null)
    const used = mapping.filter((field) => field !== null)
    if (new Set(used).size < used.length) throw new Problem('freight.bulk-twice')
    await setMapping(tx, id, mapping)
    const rules = { known: await knownNames(tx), now: call.now, settings: call.settings }
    await judgeLines(tx, id, (await judgeAll(mapping, await linesOf(tx, id), rules)).map(toJudged))
    return toBatch(await batchOf(tx, actor, id))
  })
}

export const fixBatchRow = (call: Call<typeof fixContract>) => {
  const actor = signedIn(call)
  const { id } = call.query
  return call.once(async (tx) => {
    await lockOpen(tx, actor, id)
    const { mapping } = await batchOf(tx, actor, id)
    const before = await findLine(tx, id, call.body.line)
    if (!before) throw new Problem('freight.bulk-not-found')
    const fixed = {
      ...before,
      fixes: { ...before.fixes, ...call.body.texts },
      left_out: call.body.leftOut ?? before.left_out,
    }
    const rules = { known: await knownNames(tx), now: call.now, settings: call.settings }
    const { problems, limitKg } = judgeLine(mapping, fixed, rules)
    const row = { ...fixed, problems, limit_kg: limitKg }
    await changeLine(tx, id, row)
    return { batch: toBatch(await batchOf(tx, actor, id)), row: toRow(mapping, row) }
  })
}

export const dropBatch = (call: Call<typeof dropContract>) => {
  const actor = signedIn(call)
  return call.once(async (tx) => {
    await lockOpen(tx, actor, call.query.id)
    await deleteBatch(tx, call.query.id)
    return succeeded
  })
}
