// Opens a bulk upload: the file is read, its columns are guessed and every line is checked; no request is made yet.
import type { BulkCalls } from '@marsa/model/requests/bulk/bulk-endpoints.ts'
import { guessMapping } from '@marsa/model/requests/bulk/bulk-mapping.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch } from './batch-answer.ts'
import { insertBatch, insertLines, madeBefore } from './bulk.store.ts'
import type { BulkLine } from './bulk-line.ts'
import { takeSheet, type SheetParts } from './take-sheet.ts'
import { toValidated, validateAll } from './validate-lines.ts'

export const openBatch =
  <Known>({ sheet: spec, known }: BulkLine<Known>, parts: SheetParts) =>
  async (call: Call<BulkCalls['openBatch']>) => {
    const actor = signedIn(call)
    const { line } = spec
    const sheet = await takeSheet(parts, spec, call.request)
    const mapping = guessMapping(spec.columns, sheet.headings)
    const lines = sheet.lines.map((each) => ({ ...each, fixes: {} }))
    const read = await validateAll(spec, mapping, lines, {
      known: await known(call.db, actor, call.now),
      now: call.now,
      settings: call.settings,
    })
    const before = await madeBefore(call.db, line, actor, sheet.hash)
    return call.once(async (tx) => {
      const { id, isNew } = await insertBatch(tx, line, actor, {
        fileName: sheet.name,
        hash: sheet.hash,
        headings: sheet.headings,
        mapping,
        before,
      })
      if (isNew)
        await insertLines(
          tx,
          id,
          sheet.lines.map((each, index) => ({ ...each, ...toValidated(read[index]!) })),
        )
      return toBatch(await batchOf(tx, line, actor, id))
    })
  }
