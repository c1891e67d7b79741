// What comes of a final quotation that waits for consent: agreed and issued as it was proposed, refused with a reason, or withdrawn.
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type {
  decideFinal as decideContract,
  withdrawFinal as withdrawContract,
} from '@marsa/model/freight/consent/consent-endpoints.ts'
import { decideRefusal, withdrawProposalRefusal } from '@marsa/model/freight/consent/final-proposal.ts'
import { bookedStates } from '@marsa/model/freight/request-machine.ts'
import { totalsOf } from '@marsa/model/requests/charge-line.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { checkFinal, isAwarded, issueFinal } from '../../requests/door.ts'
import { lockExecution } from '../execution/execution.ts'
import { finalQuoteRefusal } from '../execution/facts.ts'
import { countedOn } from '../final-quote.ts'
import { freightLine } from '../line.ts'
import { publishEvent } from '../publish-event.ts'
import { lockRequest } from '../requests.store.ts'
import { lockOpenProposal, moveProposal } from './proposals.store.ts'

export const decideFinal = (call: Call<typeof decideContract>) =>
  call.once(async (tx) => {
    const { now, body, settings, query } = call
    const actor = signedIn(call)
    const { request, facts } = await lockExecution(tx, actor, call.relation, query.id)
    const proposal = await lockOpenProposal(tx, request.id)
    const as = kindOf(actor)
    const isBooked = bookedStates.includes(request.state)
    refuse(decideRefusal(proposal?.state, as, isBooked))
    if (!proposal) throw new Problem('freight.nothing-to-decide')
    if (!body.agree && body.words.length < 3)
      throw new Problem('kit.invalid', {}, { words: 'freight.reason-required' })
    const moved = await moveProposal(tx, proposal.id, body.agree ? 'agree' : 'refuse', {
      as,
      version: body.version,
      reason: body.words || undefined,
      set: { decided_by: actor.userId, decided_at: now },
    })
    await publishEvent(tx, 'chargesAnswered', request, { proposal: moved, words: body.words })
    if (!body.agree) return { state: moved.state }
    refuse(finalQuoteRefusal(facts))
    if (!isAwarded(request)) throw new Problem('freight.not-booked')
    const author = { companyId: proposal.agent_id, userId: proposal.user_id }
    const posting = { request, offered: {}, ...(await countedOn(tx, request)) }
    // Counted as on the day on which it was asked for, so that it comes to what was agreed to.
    const checked = await checkFinal(freightLine, tx, posting, {
      actor: author,
      body: proposal.body,
      settings,
      now: proposal.asked_at,
    })
    if (totalsOf(checked.lines).total !== proposal.total_fils) throw new Problem('freight.proposal-outdated')
    await issueFinal(freightLine, tx, posting, checked, { actor: author, body: proposal.body, now })
    return { state: moved.state }
  })

export const withdrawFinal = (call: Call<typeof withdrawContract>) =>
  call.once(async (tx) => {
    const actor = signedIn(call)
    const { request } = await lockExecution(tx, actor, call.relation, call.query.id)
    const proposal = await lockOpenProposal(tx, request.id)
    refuse(withdrawProposalRefusal(proposal?.state, kindOf(actor)))
    const { state } = await moveProposal(tx, proposal!.id, 'withdraw', { as: 'agent' })
    await publishEvent(tx, 'changed', (await lockRequest(tx, request.id))!, { recipients: 'winner' })
    return { state }
  })
