// What the warehouse finds at intake becomes the customer's turn: noted with the goods, told, and accepted or objected to.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { refuse } from '@marsa/model/kit/problem.ts'
import {
  findingAnswerRefusal,
  findingChanges,
  findingText,
  isSameFinding,
  type Finding,
} from '@marsa/model/warehouse/findings.ts'
import type { answerFindings as contract } from '@marsa/model/warehouse/goods-endpoints.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { ownersOfFindings } from '../exceptions/exceptions.store.ts'
import { lockExecution } from './execution.ts'
import { answerFinding, describeFinding, dropFinding, findingsOf, insertFinding } from './findings.store.ts'
import { addToTimeline, customerOf, type Audience } from '../../requests/door.ts'
import { publishMessage, touch, type StorageRow, warehouses } from '../usual.ts'

export const kindsOf = (findings: readonly Pick<Finding, 'kind'>[]): { en: string; ar: string } => {
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  const joined = (lang: 'en' | 'ar', comma: string) =>
    kinds.map((kind) => findingText[kind][lang]).join(comma)
  return { en: joined('en', ', ').toLowerCase(), ar: joined('ar', '، ') }
}

/**
 * Makes the open findings of these kinds those that are wanted: new ones are noted and notified once, corrected ones dropped. An
 * answered finding is never opened again with the same figures.
 */
export const noteFindings = async (
  tx: Tx,
  request: StorageRow,
  wanted: readonly Finding[],
  { of, userId, now }: { of: readonly Finding['kind'][]; userId: string; now: Date },
): Promise<void> => {
  const known = (await findingsOf(tx, request.id)).filter(({ kind }) => of.includes(kind))
  const { noted, dropped } = findingChanges(wanted, known)
  for (const { id } of dropped) await dropFinding(tx, id)
  for (const old of known.filter(({ state }) => state === 'NOTED')) {
    const same = wanted.find((each) => isSameFinding(old, each))
    if (same) await describeFinding(tx, old.id, same)
  }
  const ids: string[] = []
  for (const finding of noted) ids.push(await insertFinding(tx, request, finding, now))
  const [first] = ids
  if (first === undefined) return
  await addToTimeline(tx, { requestId: request.id, code: 'FINDINGS_NOTED', at: now, by: 'agent', userId })
  await publishMessage(tx, request, 'storage-findings', customerOf(request), { found: kindsOf(noted) }, first)
}

/** Those who own what is answered; the whole warehouse where nobody owns a part of it. */
const answeredTo = async (
  tx: Tx,
  agentId: string,
  answered: readonly { id: string }[],
): Promise<Audience> => {
  const owners = await ownersOfFindings(
    tx,
    answered.map(({ id }) => id),
  )
  const userIds = owners.filter((id) => id !== null)
  return userIds.length === owners.length ? { userIds: [...new Set(userIds)] } : warehouses(agentId)
}

export const answerFindings = (call: Call<typeof contract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  return call.once(async (tx) => {
    const { request } = await lockExecution(tx, call, call.query.id)
    const open = (await findingsOf(tx, request.id)).filter(({ state }) => state === 'NOTED')
    const text = body.text || null
    refuse(
      findingAnswerRefusal(
        open.map(({ id }) => id),
        { ...body, text },
      ),
    )
    const { userId } = actor
    const answered = open.filter(({ id }) => body.findings.includes(id))
    for (const { id } of answered) await answerFinding(tx, id, body.outcome, { text, userId, now })
    const moved = await touch(tx, request, 'customer')
    const isAccepted = body.outcome === 'accept'
    await addToTimeline(tx, {
      requestId: request.id,
      code: isAccepted ? 'FINDINGS_ACCEPTED' : 'FINDINGS_OBJECTED',
      at: now,
      by: 'customer',
      userId,
      ...(text !== null && { note: text }),
    })
    const to = await answeredTo(tx, request.agent_id, answered)
    const occasion = answered[0]!.id
    const params = { found: kindsOf(answered), page: 'requests' as const }
    if (isAccepted) await publishMessage(tx, moved, 'storage-findings-accepted', to, params, occasion)
    else
      await publishMessage(
        tx,
        moved,
        'storage-findings-objected',
        to,
        { ...params, reason: text ?? '' },
        occasion,
      )
    return succeeded
  })
}
