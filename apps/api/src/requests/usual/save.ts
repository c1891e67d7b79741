// Sends a request (W1), or changes one that nobody has quoted yet (W2); all approved agents of the line are asked at once.
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { usualCode } from '@marsa/model/requests/usual-problems.ts'
import type { Tx } from '../../kit/db.ts'
import { nextNumber } from '../../kit/numbers.ts'
import { signedIn } from '../../kit/serve.ts'
import { beginRound, windowEnd } from '../begin-round.ts'
import { invitationsOf } from '../invitations.store.ts'
import type { Asked } from '../line.ts'
import { addToTimeline } from '../requests.store.ts'
import { checkForm, formColumns, searchTextOf } from './form.ts'
import { customerOf } from './messages.ts'
import type { UsualRow } from './spec.ts'
import type { UsualLine } from './usual-line.ts'

type SaveCall<Form> = Asked<unknown, { id: string | null; form: Form; version?: number | undefined }>

const create = async <Form extends object>(
  line: UsualLine<Form>,
  tx: Tx,
  call: SaveCall<Form>,
): Promise<UsualRow<Form>> => {
  const { companyId, userId } = signedIn(call)
  const { now, body } = call
  const { spec } = line
  const number = await nextNumber(tx, spec.prefix, now)
  const further = await spec.sending?.(tx, { id: null, companyId, form: body.form, withoutCredit: true })
  const searchText = searchTextOf(spec, number, body.form)
  const windowEndsAt = windowEnd(call)
  const row = { line: spec.line, number, companyId, userId, form: body.form, searchText, windowEndsAt }
  const request = await line.insert(tx, row, { ...spec.columns(body.form), ...further })
  await addToTimeline(tx, { requestId: request.id, code: 'QS_RCD', at: now, by: 'customer', userId })
  await line.messages.publishMessage(tx, request, 'submitted', customerOf(request), {})
  await beginRound(line, tx, request, call)
  return request
}

const change = async <Form extends object>(
  line: UsualLine<Form>,
  tx: Tx,
  call: SaveCall<Form>,
  id: string,
): Promise<UsualRow<Form>> => {
  const actor = signedIn(call)
  const { now, body } = call
  const before = await line.lockVisible(tx, actor, call.relation, id)
  if (!before) throw new Problem(line.notFound)
  if (before.state === 'QS_AWP') throw new Problem(usualCode(line.line, 'quoted-already'))
  const { companyId } = actor
  const further = await line.spec.sending?.(tx, { id, companyId, form: body.form, withoutCredit: true })
  const request = await line.edit(tx, id, 'edit', 'customer', {
    version: body.version,
    set: { ...formColumns(line.spec, before.number, body.form), ...further },
  })
  await addToTimeline(tx, { requestId: id, code: 'EDITED', at: now, by: 'customer', userId: actor.userId })
  const invited = (await invitationsOf(tx, id, request.round)).map((row) => row.company_id)
  const { agents, publishMessage } = line.messages
  await publishMessage(tx, request, 'changed', agents(...invited), {}, `v${request.version}`)
  return request
}

/** Whom a request was sent to, and by when the first of them answers. */
export const sentAnswer = async (
  tx: Tx,
  { id, number, round }: Pick<UsualRow, 'id' | 'number' | 'round'>,
) => {
  const invited = await invitationsOf(tx, id, round)
  const awaited = invited.filter(({ answered_at }) => answered_at === null).map(({ due_at }) => due_at)
  return {
    id,
    number,
    invitedAgents: invited.length,
    answerBy: awaited.length > 0 ? toOffset(new Date(Math.min(...awaited.map(Number)))) : null,
  }
}

export const saveFor =
  <Form extends object>(line: UsualLine<Form>) =>
  (call: SaveCall<Form>) => {
    const { id, form } = call.body
    checkForm(line.spec, form, call)
    return call.once(async (tx) => {
      const request = id ? await change(line, tx, call, id) : await create(line, tx, call)
      return sentAnswer(tx, request)
    })
  }
