// Saves a draft while its author types (F1); nothing is checked yet but the length of the nickname.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { nicknameLength } from '@marsa/model/freight/asking/request-fields.ts'
import type { RequestDraft } from '@marsa/model/freight/asking/request-form.ts'
import type { saveRequest as contract } from '@marsa/model/freight/asking/request-endpoints.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { draftWarnings } from './check-request.ts'
import { insertDraft, updateDraft, type DraftColumns } from '../requests.store.ts'

const largestDraft = 40_000

const oneOf = <T extends string>(value: unknown, allowed: readonly T[]): T | null =>
  allowed.find((each) => each === value) ?? null

/** What a draft is stored as; refuses a nickname or a form that is too long. */
export const columnsOf = (form: RequestDraft): DraftColumns => {
  const nickname = typeof form.nickname === 'string' ? form.nickname.trim() : null
  if (nickname && nickname.length > nicknameLength)
    throw new Problem('kit.invalid', {}, { nickname: 'freight.nickname-long' })
  if (JSON.stringify(form).length > largestDraft) throw new Problem('kit.too-large')
  return {
    form,
    nickname,
    mode: oneOf(form.mode, ['sea', 'air']),
    direction: oneOf(form.direction, ['import', 'export']),
  }
}

export const saveRequest = (call: Call<typeof contract>) => {
  const actor = signedIn(call)
  const columns = columnsOf(call.body.form)
  return call.once(async (tx) => {
    const id = call.body.RequestId
    const saved = id
      ? await updateDraft(tx, { ...columns, id, userId: actor.userId })
      : await insertDraft(tx, {
          ...columns,
          number: await nextNumber(tx, 'FR', call.now),
          companyId: actor.companyId,
          userId: actor.userId,
        })
    if (!saved) throw new Problem('freight.not-found')
    return {
      RequestId: saved.id,
      quoteNumber: saved.number,
      savedAt: toOffset(saved.saved_at),
      warnings: await draftWarnings(tx, { id: saved.id, form: call.body.form }, call),
    }
  })
}
