// Opens a bulk upload: the file is read, its columns are guessed and every line is checked; no request is made yet.
import { guessMapping } from '@marsa/model/freight/bulk/bulk-mapping.ts'
import type { openBatch as contract } from '@marsa/model/freight/bulk/bulk-endpoints.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { batchOf, toBatch } from './batch-answer.ts'
import { insertBatch, insertLines, madeBefore } from './bulk.store.ts'
import { validateAll, knownNames, toValidated } from './validate-lines.ts'
import { takeSheet, type SheetParts } from './take-sheet.ts'

export const openBatch = (parts: SheetParts) => async (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const sheet = await takeSheet(parts, call.request)
  const mapping = guessMapping(sheet.headings)
  const lines = sheet.lines.map((each) => ({ ...each, fixes: {} }))
  const read = await validateAll(mapping, lines, {
    known: await knownNames(call.db),
    now: call.now,
    settings: call.settings,
  })
  const before = await madeBefore(call.db, actor, sheet.hash)
  return call.once(async (tx) => {
    const { id, isNew } = await insertBatch(tx, actor, {
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
        sheet.lines.map((line, index) => ({ ...line, ...toValidated(read[index]!) })),
      )
    return toBatch(await batchOf(tx, actor, id))
  })
}
