// Quotations by rule: held for some minutes where a card with a rule fits, then sent by the code that sends those made by hand (R2, R3).
import { cargoHints } from '@marsa/model/freight/cargo/cargo-rules.ts'
import { containersOf, measuresOf } from '@marsa/model/freight/cargo/cargo-of.ts'
import { pricedByRule, ruleRefusal, type RuledCargo } from '@marsa/model/freight/cards/card-rule.ts'
import { fillingOf } from '@marsa/model/freight/cards/card-from-quotation.ts'
import type { RequestForm } from '@marsa/model/freight/asking/request-form.ts'
import { containerTypesOf } from '@marsa/model/freight/quoting/like-with-like.ts'
import { dayOf, instantOf } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { settingDefaults, type SettingsInForce } from '@marsa/model/kit/settings.ts'
import { toLines } from '@marsa/model/requests/charge-line.ts'
import { chargesIn } from '@marsa/model/requests/offer.ts'
import { actorByPerson, actorOf } from '../../accounts/door.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { enqueue } from '../../kit/jobs.ts'
import { exchangeOn } from '../../reference/door.ts'
import { findQuotation, openState, ownQuotation, sendQuotationIn } from '../../requests/door.ts'
import { settingsInForce } from '../../settings/door.ts'
import { sendHeldJob } from '../job-names.ts'
import { freightLine } from '../line.ts'
import { publishEvent } from '../publish-event.ts'
import { lockRequest, type RequestRow } from '../requests.store.ts'
import type { CardRow } from './cards.store.ts'
import {
  actAs,
  heldById,
  hold,
  lockHeld,
  lockRulesOf,
  noteDropped,
  noteSent,
  ruleOf,
  rulesOn,
  sentSince,
  type RuleRow,
} from './rules.store.ts'
import { cardsFor } from './use-card.ts'

const ruledCargo = (form: RequestForm): RuledCargo => {
  const measures = measuresOf(form)
  const boxes = containersOf(form)
  return {
    isHazardous: form.hazardous === true,
    isOutOfGauge:
      boxes.some(({ type }) => /OT|FR$/.test(type)) ||
      cargoHints(form).some(({ code }) => code === 'outOfGauge' || code === 'freighter'),
    isCold: form.setPointC !== undefined || (form.services ?? []).includes('TEMPERATURE_CONTROL'),
    boxes: boxes.reduce((sum, { count }) => sum + count, 0),
    revenueMilli: measures.revenueMilli,
    grossG: measures.grossG,
  }
}

type Offered = { card: CardRow; rule: RuleRow & { author_left: boolean } }

/** The one card that fits best, where its rule is on; of several that are as good an agent chooses, and no rule. */
const offered = async (
  db: Db,
  companyId: string,
  request: RequestRow,
  now: Date,
): Promise<Offered | undefined> => {
  const { best } = await cardsFor(db, companyId, request, dayOf(now))
  const [card, ...others] = best
  const rule = card && others.length === 0 ? await ruleOf(db, card.cardId) : undefined
  return card && rule && !rule.off_at ? { card, rule } : undefined
}

const chargesBy = ({ card, rule }: Offered, request: RequestRow) =>
  pricedByRule(
    fillingOf(card, containerTypesOf(request.form)).charges.map(({ reason: _, label, ...charge }) => ({
      ...charge,
      ...(label !== null && { label }),
    })),
    rule.rule,
  )

/** Why the rule does not quote for this request; the code of a quotation that is sent says the rest. */
const refusalOf = async (
  db: Db,
  { card, rule }: Offered,
  request: RequestRow,
  { now, settings }: { now: Date; settings: SettingsInForce },
): Promise<string | undefined> => {
  const exchange = await exchangeOn(db, dayOf(now))
  return ruleRefusal({
    rule: rule.rule,
    cargo: ruledCargo(request.form),
    lines: toLines(freightLine.pricing(request, exchange))(chargesBy({ card, rule }, request)),
    expected: freightLine.expected(request),
    included: chargesIn(card.offer, 'included'),
    today: exchange.today,
    settings,
  })
}

const isOpen = ({ state }: RequestRow): boolean =>
  state === openState || freightLine.quotedStates.includes(state)

const minute = 60_000

/** Holds a quotation of each of these agents whose rule may quote; run twice it holds nothing twice. */
export const holdQuotes = async (
  db: Db,
  requestId: string,
  companyIds: readonly string[],
  clock: Clock,
): Promise<void> => {
  for (const companyId of companyIds)
    await systemTransaction(db, async (tx) => {
      const request = await lockRequest(tx, requestId)
      if (!request || !isOpen(request) || (await rulesOn(tx, [companyId])).length === 0) return
      const now = clock.now()
      const settings = await settingsInForce(tx)
      const found = await offered(tx, companyId, request, now)
      if (!found || found.rule.author_left || (await ownQuotation(tx, request.id, request.round, companyId)))
        return
      if (await refusalOf(tx, found, request, { now, settings })) return
      const dueAt = new Date(now.getTime() + found.rule.rule.holdMinutes * minute)
      const { round } = request
      const given = {
        request_id: requestId,
        round,
        company_id: companyId,
        card_id: found.card.cardId,
        due_at: dueAt,
      }
      const held = await hold(tx, { ...given, now })
      if (!held) return
      await enqueue(tx, sendHeldJob, { heldId: held.id }, { runAt: dueAt, key: `freight.held-${held.id}` })
      await publishEvent(tx, 'changed', request, { recipients: [companyId] })
    })
}

class Dropped extends Error {}
const drop = (because: string): never => {
  throw new Dropped(because)
}

/** The held quotation as its agent would send it; throws why it is not sent. */
const send = async (tx: Tx, heldId: string, requestId: string, now: Date): Promise<void> => {
  // The request first, as whoever quotes by hand locks it: one of both is the first.
  const request = await lockRequest(tx, requestId)
  const held = await lockHeld(tx, heldId)
  if (!held || held.sent_at || held.stopped_at || held.dropped_at) return
  const companyId = held.company_id
  if (!request || request.round !== held.round || !isOpen(request)) return drop('request-closed')
  await lockRulesOf(tx, companyId)
  const found = await offered(tx, companyId, request, now)
  if (!found || found.card.cardId !== held.card_id) return drop('card')
  if ((await sentSince(tx, companyId, instantOf(dayOf(now)))) >= found.rule.rule.dailyCap) return drop('cap')
  const settings = await settingsInForce(tx)
  const refusal = await refusalOf(tx, found, request, { now, settings })
  if (refusal) return drop(refusal)
  const person = await actorByPerson(tx, found.rule.user_id)
  if (found.rule.author_left || !person || person.company_id !== companyId) return drop('person')
  await actAs(tx, person.user_id)
  const actor = actorOf(person, false, settingDefaults)
  const { card } = found
  const answer = await sendQuotationIn(
    freightLine,
    tx,
    {
      actor,
      relation: 'assigned',
      now,
      settings,
      language: actor.language,
      body: {
        RequestId: requestId,
        charges: chargesBy(found, request),
        offer: card.offer,
        rateCard: { cardId: card.cardId, revision: card.revision },
        ...(card.transitDays !== null && { transitDays: card.transitDays }),
        ...(card.freeDays !== null && { freeDays: card.freeDays }),
        ...(card.remarks && { remarks: card.remarks }),
        ...(card.terms && { terms: card.terms }),
        acceptPartnerTerms: true,
        printFile: true,
        isDraft: false,
      },
    },
    true,
  )
  await noteSent(tx, heldId, answer.QuotationId, now)
  const quotation = await findQuotation(tx, answer.QuotationId)
  const quote = { id: answer.QuotationId, companyId, totalFils: quotation!.total_fils }
  await publishEvent(tx, 'quotedByRule', request, { quote, card: card.name })
}

/** Sends what is held once its time is over, or lets it be and says why. */
export const sendHeld = async (db: Db, heldId: string, clock: Clock): Promise<void> => {
  const held = await heldById(db, heldId)
  if (!held) return
  try {
    await systemTransaction(db, (tx) => send(tx, heldId, held.request_id, clock.now()))
  } catch (error) {
    const because =
      error instanceof Dropped ? error.message : error instanceof Problem ? error.code : undefined
    if (because === undefined) throw error
    await systemTransaction(db, async (tx) => {
      await noteDropped(tx, heldId, because, clock.now())
      const request = await lockRequest(tx, held.request_id)
      if (request) await publishEvent(tx, 'changed', request, { recipients: [held.company_id] })
    })
  }
}
