// An invited agent or the desk asks the customer for more (F6): the request is flagged, and that agent's clock stands.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import { questionRefusal, takesQuestions } from '@marsa/model/freight/asking/questions.ts'
import type {
  answerMore as answerContract,
  askForMore as askContract,
  takeBackQuestion as takeBackContract,
} from '@marsa/model/freight/changes/change-endpoints.ts'
import type { Tx } from '../../kit/db.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { type InvitationRow, addToTimeline, invitationsOf } from '../../requests/door.ts'
import {
  closeQuestion,
  findQuestion,
  hasOpenQuestion,
  insertQuestion,
  noteQuestions,
  type QuestionRow,
} from '../changes/changes.store.ts'
import { pause, resume } from '../quoting/answer-clock.ts'
import { moveRequest } from '../move-request.ts'
import { lockRequest, lockVisible, type RequestRow } from '../requests.store.ts'
import { publishEvent } from '../publish-event.ts'

/** An agent's invitation to the round; the desk has none. An agent that was not asked for this round sees no request. */
const ownInvitation = async (
  tx: Tx,
  actor: Actor,
  request: RequestRow,
): Promise<InvitationRow | undefined> => {
  if (kindOf(actor) !== 'agent') return undefined
  const own = (await invitationsOf(tx, request.id, request.round)).find(
    (row) => row.company_id === actor.companyId,
  )
  if (!own) throw new Problem('freight.not-found')
  return own
}

export const askForMore = (call: Call<typeof askContract>) => {
  const { now, body } = call
  const actor = signedIn(call)
  const as = kindOf(actor) === 'agent' ? 'agent' : 'desk'
  return call.once(async (tx) => {
    const request = await lockVisible(tx, actor, call.relation, call.query.id)
    if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
    const invitation = await ownInvitation(tx, actor, request)
    refuse(
      questionRefusal({
        state: request.state,
        hasOpen: await hasOpenQuestion(tx, request.id, actor.companyId),
        answered: invitation !== undefined && invitation.answered_at !== null,
      }),
    )
    const { companyId, userId } = actor
    const { id } = await insertQuestion(tx, {
      request,
      companyId,
      byKind: as,
      userId,
      question: body.question,
      now,
    })
    await moveRequest(tx, request.id, 'askForMore', as)
    await noteQuestions(tx, request.id)
    if (invitation) await pause(tx, request, invitation.company_id, call)
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'MORE_INFO_ASKED',
      at: now,
      by: as,
      userId,
      agentId: as === 'agent' ? companyId : undefined,
      forCustomer: true,
    })
    await publishEvent(tx, 'moreAsked', request, { questionId: id, askerId: companyId })
    return { questionId: id }
  })
}

/** An open question of a request that the caller may see, with the request locked. */
const lockQuestion = async (
  tx: Tx,
  call: Call<typeof answerContract> | Call<typeof takeBackContract>,
): Promise<{ request: RequestRow; question: QuestionRow }> => {
  const actor = signedIn(call)
  const question = await findQuestion(tx, call.query.id)
  const request = question && (await lockVisible(tx, actor, call.relation, question.request_id))
  const foreign = kindOf(actor) !== 'customer' && question?.company_id !== actor.companyId
  if (!question || !request || foreign) throw new Problem('freight.not-found')
  if (!takesQuestions(request.state) || question.round !== request.round)
    throw new Problem('freight.question-closed')
  return { request, question }
}

export const answerMore = (call: Call<typeof answerContract>) => {
  const { now, body } = call
  const { userId } = signedIn(call)
  return call.once(async (tx) => {
    const { request, question } = await lockQuestion(tx, call)
    if (!(await closeQuestion(tx, question.id, now, { answer: body.answer, userId })))
      throw new Problem('freight.question-answered')
    await moveRequest(tx, request.id, 'answerMore', 'customer')
    await noteQuestions(tx, request.id)
    await resume(tx, request, question.company_id, call)
    await addToTimeline(tx, {
      requestId: request.id,
      code: 'MORE_INFO_GIVEN',
      at: now,
      by: 'customer',
      userId,
      agentId: question.by_kind === 'agent' ? question.company_id : undefined,
      forCustomer: true,
    })
    await publishEvent(tx, 'moreGiven', request, {
      questionId: question.id,
      askerId: question.by_kind === 'agent' ? question.company_id : null,
    })
    return succeeded
  })
}

/** The asker no longer needs to know; the clock goes on. */
export const takeBackQuestion = (call: Call<typeof takeBackContract>) => {
  const { now } = call
  const as = kindOf(signedIn(call)) === 'agent' ? 'agent' : 'desk'
  return call.once(async (tx) => {
    const { request, question } = await lockQuestion(tx, call)
    if (!(await closeQuestion(tx, question.id, now))) throw new Problem('freight.question-answered')
    await moveRequest(tx, request.id, 'takeBackQuestion', as)
    await noteQuestions(tx, request.id)
    await resume(tx, request, question.company_id, call)
    const current = (await lockRequest(tx, request.id)) ?? request
    await publishEvent(tx, 'changed', current, { recipients: [question.company_id] })
    return succeeded
  })
}
