// Corrects a bulk upload before it is sent: which column fills which field, single lines, or the whole of it away.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { Actor } from '@marsa/model/kit/access.ts'
import type { Mapping } from '@marsa/model/requests/bulk/bulk-mapping.ts'
import { foldText } from '@marsa/model/reference/fold.ts'
import { changeBatchRefusal } from '@marsa/model/requests/bulk/bulk.ts'
import type { BulkCalls } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { bulkCode } from '@marsa/model/requests/bulk/bulk-problems.ts'
import type { Line } from '@marsa/model/lines.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch, toRow } from './batch-answer.ts'
import type { BulkLine } from './bulk-line.ts'
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
import { textsOf, toValidated, validateAll, validateLine } from './validate-lines.ts'

/** Keeps the batch as it is for this transaction, if it may still be changed. */
const lockOpen = async (tx: Tx, line: Line, actor: Actor, id: string): Promise<void> => {
  const batch = await lockBatch(tx, line, actor, id)
  if (!batch) throw new Problem(bulkCode(line, 'not-found'))
  refuse(changeBatchRefusal(line, batch))
}

export const mapBatch =
  <Known>({ sheet, known }: BulkLine<Known>) =>
  (call: Call<BulkCalls['mapBatch']>) => {
    const actor = signedIn(call)
    const { id } = call.query
    const { line } = sheet
    return call.once(async (tx) => {
      await lockOpen(tx, line, actor, id)
      const { headings } = await batchOf(tx, line, actor, id)
      // A missing column is one that is not used.
      const mapping = headings.map((_, index) => call.body.mapping[index] ?? null)
      const used = mapping.filter((field) => field !== null)
      if (new Set(used).size < used.length) throw new Problem(bulkCode(line, 'twice'))
      await setMapping(tx, id, mapping)
      const rules = { known: await known(tx, actor, call.now), now: call.now, settings: call.settings }
      const read = await validateAll(sheet, mapping, await linesOf(tx, id), rules)
      await saveValidation(tx, id, read.map(toValidated))
      return toBatch(await batchOf(tx, line, actor, id))
    })
  }

/** The other lines whose cells say, however spelled, what this one's said before the correction. */
const hasSameProblem = (mapping: Mapping, row: LineRecord, fixes: LineRecord['fixes']) => {
  const fields = Object.keys(fixes)
  const sayings = (each: LineRecord) => {
    const texts = textsOf(mapping, each)
    return JSON.stringify(fields.map((field) => foldText(texts[field] ?? '')))
  }
  const [said, { line: own }] = [sayings(row), row]
  return (each: LineRecord): boolean => {
    const { line: at } = each
    return at !== own && sayings(each) === said
  }
}

export const fixBatchRow =
  <Known>({ sheet, known }: BulkLine<Known>) =>
  (call: Call<BulkCalls['fixBatchRow']>) => {
    const actor = signedIn(call)
    const { id } = call.query
    const { line } = sheet
    return call.once(async (tx) => {
      await lockOpen(tx, line, actor, id)
      const { mapping } = await batchOf(tx, line, actor, id)
      const before = await findLine(tx, id, call.body.line)
      if (!before) throw new Problem(bulkCode(line, 'not-found'))
      const rules = { known: await known(tx, actor, call.now), now: call.now, settings: call.settings }
      const { texts = {}, leftOut = before.left_out, alike } = call.body
      const others = alike ? (await linesOf(tx, id)).filter(hasSameProblem(mapping, before, texts)) : []
      const rows = [{ ...before, left_out: leftOut }, ...others].map((row) => {
        const fixed = { ...row, fixes: { ...row.fixes, ...texts } }
        return { ...fixed, ...toValidated(validateLine(sheet, mapping, fixed, rules)) }
      })
      await changeLines(tx, id, rows)
      return {
        batch: toBatch(await batchOf(tx, line, actor, id)),
        row: toRow(sheet, mapping, (await findLine(tx, id, before.line))!, rules),
        changed: rows.length,
      }
    })
  }

export const dropBatch =
  ({ sheet: { line } }: Pick<BulkLine, 'sheet'>) =>
  (call: Call<BulkCalls['dropBatch']>) => {
    const actor = signedIn(call)
    return call.once(async (tx) => {
      await lockOpen(tx, line, actor, call.query.id)
      await deleteBatch(tx, call.query.id)
      return succeeded
    })
  }
