// Drafts of a line that keeps them: saved while they are written, sent whole, removed, and copied from any request (F1-F3, F21; T1-T3, T18).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import { eachOf } from '../../kit/each-of.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { beginRound, windowEnd } from '../begin-round.ts'
import type { Asked } from '../line.ts'
import { addToTimeline, deleteDraft } from '../requests.store.ts'
import { checkForm, formColumns } from './form.ts'
import { customerOf } from './messages.ts'
import { sentAnswer } from './save.ts'
import type { UsualLine } from './usual-line.ts'

/** Characters of the form of a draft, as it is kept. */
const largestDraft = 20_000

const insertDraft = async <Form extends object>(
  line: UsualLine<Form>,
  tx: Tx,
  call: Pick<Call, 'actor' | 'now'>,
  form: Form,
): Promise<{ id: string; number: string }> => {
  const { companyId, userId } = signedIn(call)
  const number = await nextNumber(tx, line.spec.prefix, call.now)
  const row = { line: line.line, number, companyId, userId, form, searchText: '', windowEndsAt: null }
  return line.insert(tx, row, line.spec.columns(form))
}

/** A draft holds what it holds: it is looked at when it is sent. */
export const saveDraftFor =
  <Form extends object>(line: UsualLine<Form>) =>
  (call: Asked<unknown, { id: string | null; form: object }>) => {
    const { id } = call.body
    const form = call.body.form as Form
    if (JSON.stringify(form).length > largestDraft) throw new Problem('kit.too-large')
    return call.once(async (tx) => {
      const { userId } = signedIn(call)
      const saved = id
        ? await line.saveDraft(tx, { id, userId, form }, line.spec.columns(form))
        : await insertDraft(line, tx, call, form)
      if (!saved) throw new Problem(line.notFound)
      return { id: saved.id, number: saved.number, savedAt: toOffset(call.now) }
    })
  }

const lockDraft = async <Form extends object>(
  line: UsualLine<Form>,
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation'>,
  id: string,
) => {
  const draft = await line.lockVisible(tx, signedIn(call), call.relation, id)
  if (!draft) throw new Problem(line.notFound)
  if (draft.state !== 'DRAFT') throw new Problem('kit.moved-on')
  return draft
}

/** `read` makes a whole form of what the draft holds, or throws what is wrong with it. */
type Read<Form> = (draft: object) => Form
type Sending = { withoutCredit?: boolean | undefined }

const submitDraft = async <Form extends object>(
  line: UsualLine<Form>,
  read: Read<Form>,
  tx: Tx,
  call: Pick<Call, 'actor' | 'relation' | 'now' | 'settings'>,
  { id, withoutCredit = false }: Sending & { id: string },
) => {
  const { now } = call
  const { userId, companyId } = signedIn(call)
  const draft = await lockDraft(line, tx, call, id)
  const form = read(draft.form)
  checkForm(line.spec, form, call)
  const further = await line.spec.sending?.(tx, { id: draft.id, companyId, form, withoutCredit })
  const request = await line.edit(tx, draft.id, 'submit', 'customer', {
    set: {
      ...formColumns(line.spec, draft.number, form),
      ...further,
      submitted_at: now,
      window_ends_at: windowEnd(call),
    },
  })
  await addToTimeline(tx, { requestId: draft.id, code: 'QS_RCD', at: now, by: 'customer', userId })
  await line.messages.publishMessage(tx, request, 'submitted', customerOf(request), {})
  await beginRound(line, tx, request, call)
  return sentAnswer(tx, request)
}

export const submitDraftFor =
  <Form extends object>(line: UsualLine<Form>, read: Read<Form>) =>
  (call: Asked<{ id: string }, Sending>) =>
    call.once((tx) => submitDraft(line, read, tx, call, { ...call.query, ...call.body }))

/** Many drafts, each in a transaction of its own. */
export const submitDraftsFor =
  <Form extends object>(line: UsualLine<Form>, read: Read<Form>) =>
  async (call: Asked<unknown, Sending & { ids: readonly string[] }>) => {
    const { ids, ...sending } = call.body
    const outcomes = await eachOf(ids, (id) =>
      call.onceFor(id, (tx) => submitDraft(line, read, tx, call, { id, ...sending })),
    )
    return { outcomes }
  }

export const removeDraftFor =
  <Form extends object>(line: UsualLine<Form>) =>
  (call: Asked<{ id: string }, unknown>) =>
    call.once(async (tx) => {
      const { id: objectId, company_id: companyId } = await lockDraft(line, tx, call, call.query.id)
      await deleteDraft(tx, objectId)
      await audit(tx, { kind: 'customer', action: 'removeDraft', objectKind: line.kind, objectId, companyId })
      return succeeded
    })

/** What was asked for, without its documents and what belongs to that one request alone. */
export const cloneFor =
  <Form extends object>(line: UsualLine<Form>) =>
  (call: Asked<{ id: string }, unknown>) =>
    call.once(async (tx) => {
      const actor = signedIn(call)
      const source = await line.find(tx, actor, call.relation, call.query.id)
      if (!source) throw new Problem(line.notFound)
      const { id, number } = await insertDraft(
        line,
        tx,
        call,
        (line.spec.copied?.(source.form) ?? source.form) as Form,
      )
      await audit(tx, {
        kind: 'customer',
        action: 'cloneRequest',
        objectKind: line.kind,
        objectId: id,
        companyId: actor.companyId,
        reason: source.number,
      })
      return { id, number }
    })
