// How agents of the demo world answer, and customers turn their answers down, through the product's own calls.
import { matchRateCards } from '@marsa/model/freight/cards/card-endpoints.ts'
import { freightEndpoints as freight } from '@marsa/model/freight/endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { ChargeInput } from '@marsa/model/requests/charge-line.ts'
import { expireQuote } from '../../api/src/freight/execution/timers.ts'
import { actingFor, type AgentKey } from './personas.ts'
import { consignmentOf, type Played } from './journey.ts'
import { chargeLine, habits, offerOf } from './offers.ts'
import { offered, soldLines } from './trade-terms.ts'
import * as documents from './documents.ts'
import type { Runner } from './runner.ts'

const hour = 3_600_000
const customerOf = ({ journey }: Played) => actingFor[journey.customer]

type Sending = { lines: readonly ChargeInput[]; draft?: boolean; again?: boolean }

export const quote = async (
  runner: Runner,
  played: Played,
  agent: AgentKey,
  { lines, draft = false, again = false }: Sending,
): Promise<void> => {
  const now = runner.now()
  const email = actingFor[agent]
  const habit = habits[agent]
  const file = documents.quoteFile(consignmentOf(played), agent, lines, now)
  const name = again ? file.name.replace('.pdf', ' rev 2.pdf') : file.name
  const [fileDocumentId] = await runner.store(email, played.requestId, 'VENDOR_QUOTE', [{ ...file, name }])
  const { cards } = await runner.call(email, matchRateCards, { query: { RequestId: played.requestId } })
  const validHours = played.journey.validHours?.[agent] ?? habit.validDays * 24
  const body = {
    RequestId: played.requestId,
    charges: [...lines],
    expiryDate: toOffset(new Date(now.getTime() + validHours * hour)),
    transitDays: Math.max(1, played.lane.transitDays + habit.slower),
    freeDays: played.lane.freeDays,
    way: (habit.slower < 0 ? [] : played.lane.via).map((place) => ({
      place,
      kind: 'transshipment' as const,
      days: 2,
    })),
    offer: offered(played, agent, now),
    terms: habit.terms,
    acceptPartnerTerms: true,
    fileDocumentId,
    isDraft: draft,
    // Whoever has a rate card that fits starts from it, and changes its amounts.
    rateCard: cards[0] && { cardId: cards[0].cardId, revision: cards[0].revision },
  }
  const answer = await runner.call(email, freight.submitQuote, { body })
  played.quotations.set(agent, { id: answer.QuotationId, lines })
}

export const linesOf = (played: Played, agent: AgentKey): readonly ChargeInput[] =>
  soldLines(played, played.journey.lines?.[agent] ?? offerOf(agent, played.lane, played.seed))

/** The same offer with the carriage a little cheaper. */
export const cheaper = (lines: readonly ChargeInput[]): ChargeInput[] =>
  lines.map((line, index) =>
    index === 0 ? chargeLine(line.code, Math.round(Number(line.sellingRate) * 0.97), 0.06) : { ...line },
  )

export const decline = (runner: Runner, played: Played, agent: AgentKey): Promise<unknown> =>
  runner.call(actingFor[agent], freight.declineToQuote, {
    query: { id: played.requestId },
    body: {
      reason: played.lane.hazardous
        ? 'We do not carry class 3 cargo on this service'
        : 'لا تتوفر مساحة على هذا الخط حاليًا',
    },
  })

export const withdraw = (runner: Runner, played: Played, agent: AgentKey): Promise<unknown> =>
  runner.call(actingFor[agent], freight.withdrawQuote, {
    query: { id: played.quotations.get(agent)!.id },
    body: { reason: 'The sailing was cancelled by the line' },
  })

export const expire = (runner: Runner, played: Played, agent: AgentKey): Promise<void> =>
  expireQuote(runner.db, played.quotations.get(agent)!.id, played.requestId, runner.now())

export const reject = async (runner: Runner, played: Played): Promise<void> => {
  for (const { id } of played.quotations.values())
    await runner.call(customerOf(played), freight.rejectQuote, {
      query: { id },
      body: { reason: played.journey.reason ?? 'Above our budget' },
    })
}
