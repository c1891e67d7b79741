// Contracts of rate cards: an agent keeps its own, fills quotations from them, and takes them in and out as a file.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import * as fields from '../../kit/fields.ts'
import { paging } from '../../kit/paging.ts'
import { CardRule, offReasons } from './card-rule.ts'
import { cardStates, RateCardContent } from './rate-card.ts'
import { id as requestId } from '../shared-fields.ts'

const id = fields.id('freight.card-not-found')
const agents = { 'clearing-agent': 'own' } as const satisfies Policy

const Named = z.strictObject({ en: z.string(), ar: z.string() })

/** The names of its two ends beside what it says. */
export const RateCard = RateCardContent.extend({
  cardId: z.string(),
  /** Counts each change; of what quotations were filled from, `revision` does. */
  version: z.int(),
  revision: z.int(),
  state: z.enum(cardStates),
  originName: Named,
  destinationName: Named,
  /** Quotations that were sent from any of its versions. */
  quotations: z.int(),
  /** Null where there never was one; switched off, it says why. */
  rule: z
    .strictObject({
      isOn: z.boolean(),
      since: z.string(),
      offBecause: z.enum(offReasons).nullable(),
      set: CardRule,
    })
    .nullable(),
})
export type RateCard = z.infer<typeof RateCard>

export const RateCardRow = RateCard.pick({
  cardId: true,
  version: true,
  name: true,
  containerMode: true,
  boxes: true,
  currency: true,
  validFrom: true,
  validTo: true,
  isPublic: true,
  state: true,
  originName: true,
  destinationName: true,
  quotations: true,
}).extend({ lines: z.int(), isRuled: z.boolean() })
export type RateCardRow = z.infer<typeof RateCardRow>

export const listRateCards = endpoint({
  verb: 'listRateCards',
  method: 'GET',
  path: 'FreightAPI/RateCards',
  policy: agents,
  scope: 'quotes.read',
  query: z.strictObject({
    text: z.string().trim().max(100).optional(),
    /** In force or later, or ended. */
    which: z.enum(['current', 'ended']).default('current'),
    ...paging,
  }),
  answer: z.strictObject({
    items: z.array(RateCardRow),
    totalCount: z.int(),
    counts: z.strictObject({ current: z.int(), ended: z.int() }),
  }),
})

export const viewRateCard = endpoint({
  verb: 'viewRateCard',
  method: 'GET',
  path: 'FreightAPI/RateCards/{id}',
  policy: agents,
  scope: 'quotes.read',
  query: z.strictObject({ id }),
  answer: RateCard,
  problems: ['freight.card-not-found'],
})

const kept = [
  'freight.card-many',
  'freight.card-end',
  'freight.card-lane',
  'freight.card-dates',
  'freight.card-boxes',
  'quotes.duplicate-charge',
]

export const addRateCard = endpoint({
  verb: 'addRateCard',
  method: 'POST',
  path: 'FreightAPI/RateCards',
  policy: agents,
  body: RateCardContent,
  answer: RateCard,
  problems: kept,
})

/** A version that a quotation was filled from stays; the change is then the next one. */
export const changeRateCard = endpoint({
  verb: 'changeRateCard',
  method: 'PUT',
  path: 'FreightAPI/RateCards/{id}',
  policy: agents,
  query: z.strictObject({ id }),
  body: RateCardContent.extend({ version: z.int32().min(1) }),
  answer: RateCard,
  problems: ['freight.card-not-found', 'freight.card-changed', 'freight.card-ended', ...kept],
})

/** From now on nothing is filled from it; it can be looked at and copied. */
export const endRateCard = endpoint({
  verb: 'endRateCard',
  method: 'POST',
  path: 'FreightAPI/RateCards/{id}/End',
  policy: agents,
  query: z.strictObject({ id }),
  body: z.strictObject({}),
  answer: ok,
  problems: ['freight.card-not-found', 'freight.card-ended'],
})

/** Out of the list; quotations that were filled from it keep what they say. */
export const removeRateCard = endpoint({
  verb: 'removeRateCard',
  method: 'DELETE',
  path: 'FreightAPI/RateCards/{id}',
  policy: agents,
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['freight.card-not-found'],
})

/** A rule is switched on, or changed, by an administrator of the agent who has shown who they are. */
export const setCardRule = endpoint({
  verb: 'setCardRule',
  method: 'PUT',
  path: 'FreightAPI/RateCards/{id}/Auto',
  policy: agents,
  query: z.strictObject({ id }),
  body: CardRule,
  answer: RateCard,
  problems: ['freight.card-not-found', 'freight.card-ended', 'freight.rule-admin', 'factors.check-needed'],
})

/** Anybody of the agent may switch a rule off; what it holds is not sent. */
export const endCardRule = endpoint({
  verb: 'endCardRule',
  method: 'DELETE',
  path: 'FreightAPI/RateCards/{id}/Auto',
  policy: agents,
  query: z.strictObject({ id }),
  answer: RateCard,
  problems: ['freight.card-not-found'],
})

/** The quotation that a rule holds for a request is not sent. */
export const stopRuleQuote = endpoint({
  verb: 'stopRuleQuote',
  method: 'POST',
  path: 'FreightAPI/StopAuto/{id}',
  policy: { 'clearing-agent': 'assigned' },
  query: z.strictObject({ id: requestId }),
  body: z.strictObject({}),
  answer: ok,
  problems: ['freight.not-found', 'freight.rule-nothing'],
})

/** The cards that fit a request, the best first; of several that are as good the agent chooses. */
export const matchRateCards = endpoint({
  verb: 'matchRateCards',
  method: 'GET',
  path: 'FreightAPI/RateCards/Matching',
  policy: { 'clearing-agent': 'assigned' },
  scope: 'quotes.read',
  query: z.strictObject({ RequestId: requestId }),
  readRecord: { kind: 'freight-request', by: 'RequestId' },
  answer: z.strictObject({
    cards: z.array(RateCard),
    /** How many of the first are as good as each other. */
    best: z.int(),
  }),
  problems: ['freight.not-found'],
})

/** The newest sent quotation of the company as the content of a card; null where there is none. */
export const lastAsRateCard = endpoint({
  verb: 'lastAsRateCard',
  method: 'GET',
  path: 'FreightAPI/RateCards/LastQuotation',
  policy: agents,
  answer: z.strictObject({
    last: z.strictObject({ quoteNumber: z.string(), card: RateCardContent }).nullable(),
  }),
})

export const CardReport = z.strictObject({
  /** False for a trial, and whenever a line is wrong. */
  loaded: z.boolean(),
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  /** The first of them. */
  errors: z.array(
    z.strictObject({
      line: z.int(),
      column: z.string().nullable(),
      messageEn: z.string(),
      messageAr: z.string(),
    }),
  ),
  /** What would be, or was, added and changed: the first of them by name. */
  cards: z.array(z.strictObject({ name: z.string(), lines: z.int(), isNew: z.boolean() })),
})
export type CardReport = z.infer<typeof CardReport>

/** All of a file or nothing of it; without `apply` it is only tried. A card of a name that is there is changed. */
export const importRateCards = endpoint({
  verb: 'importRateCards',
  method: 'POST',
  path: 'FreightAPI/RateCards/Import',
  policy: agents,
  body: z.strictObject({ csv: z.string().max(1_000_000, 'freight.card-file'), apply: z.boolean() }),
  answer: CardReport,
  problems: ['freight.card-file', 'freight.card-file-columns', 'freight.card-file-long', 'freight.card-many'],
})

export const exportRateCards = endpoint({
  verb: 'exportRateCards',
  method: 'GET',
  path: 'FreightAPI/RateCards/Export',
  policy: agents,
  query: z.strictObject({}),
  answer: z.unknown(),
  file: 'text/csv',
})

export const rateCardEndpoints = {
  listRateCards,
  viewRateCard,
  addRateCard,
  changeRateCard,
  endRateCard,
  removeRateCard,
  setCardRule,
  endCardRule,
  stopRuleQuote,
  matchRateCards,
  lastAsRateCard,
  importRateCards,
  exportRateCards,
}
