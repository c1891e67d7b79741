// Corrects a bulk upload before it is sent: which column fills which field, single lines, or the whole of it away.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { BulkField } from '@marsa/model/freight/bulk/bulk-columns.ts'
import type { Mapping } from '@marsa/model/freight/bulk/bulk-mapping.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { changeBatchRefusal } from '@marsa/model/freight/bulk/bulk.ts'
import type {
  dropBatch as dropContract,
  fixBatchRow as fixContract,
  mapBatch as mapContract,
} from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch, toRow } from './batch-answer.ts'
import {
  changeLines,
  deleteBatch,
  findLine,
  saveValidation,
  linesOf,
  lockBatch,
  setMapping,
  type LineRecord,
} from './bulk.store.ts'
import { validateAll, validateLine, knownNames, textsOf, toValidated } from './validate-lines.ts'

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
    await saveValidation(tx, id, (await validateAll(mapping, await linesOf(tx, id), rules)).map(toValidated))
    return toBatch(await batchOf(tx, actor, id))
  })
}

/** The other lines whose cells say, however spelled, what this line's said before the correction. */
const hasSameProblem = (mapping: Mapping, line: LineRecord, fixes: LineRecord['fixes']) => {
  const fields = Object.keys(fixes) as BulkField[]
  const sayings = (each: LineRecord) => {
    const texts = textsOf(mapping, each)
    return JSON.stringify(fields.map((field) => foldText(texts[field] ?? '')))
  }
  const said = sayings(line)
  return (each: LineRecord): boolean => each.line !== line.line && sayings(each) === said
}

export const fixBatchRow = (call: Call<typeof fixContract>) => {
  const actor = signedIn(call)
  const { id } = call.query
  return call.once(async (tx) => {
    await lockOpen(tx, actor, id)
    const { mapping } = await batchOf(tx, actor, id)
    const before = await findLine(tx, id, call.body.line)
    if (!before) throw new Problem('freight.bulk-not-found')
    const rules = { known: await knownNames(tx), now: call.now, settings: call.settings }
    const { texts = {}, leftOut = before.left_out, alike } = call.body
    const others = alike ? (await linesOf(tx, id)).filter(hasSameProblem(mapping, before, texts)) : []
    const rows = [{ ...before, left_out: leftOut }, ...others].map((line) => {
      const fixed = { ...line, fixes: { ...line.fixes, ...texts } }
      const { problems, limitKg } = validateLine(mapping, fixed, rules)
      return { ...fixed, problems, limit_kg: limitKg }
    })
    await changeLines(tx, id, rows)
    return {
      batch: toBatch(await batchOf(tx, actor, id)),
      row: toRow(mapping, rows[0]!, rules),
      changed: rows.length,
    }
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
