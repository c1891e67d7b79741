// Shapes of what the freight calls answer; a customer's view never holds buying rates, an agent's never another agent.
import { z } from 'zod'
import { viewShape } from '../kit/form-view.ts'
import { freightFields } from './asking/request-fields.ts'
import { arrivalStates } from './execution/arrival.ts'
import { detailFields } from '../requests/detail-fields.ts'
import { listAnswer, summaryFields } from '../requests/listing.ts'
import { withOffer } from '../requests/offer.ts'
import { FinalChanges, QuotationView } from '../requests/views.ts'
import { finalProposalMachine } from './consent/final-proposal.ts'
import { MeasuredLines } from './measuring/measuring-endpoint.ts'
import { milestoneCodes } from './execution/milestones.ts'
import { FreightOffer } from './quoting/freight-offer.ts'
import { freightStatuses } from './status.ts'
import { UnitsView } from './units/unit-endpoints.ts'

const instant = z.string()
const money = z.string()
const status = z.enum(freightStatuses as [string, ...string[]])

export const PlaceName = z.strictObject({
  code: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  country: z.string(),
})

/** One row of the list (C044). */
export const ShipmentSummary = z.strictObject({
  RequestId: z.string(),
  quoteNumber: z.string(),
  nickname: z.string().nullable(),
  /** For its customer: the goods in its own words. */
  goods: z.string().nullable(),
  /** What the cargo is and measures; of a draft nothing. */
  cargo: z
    .strictObject({
      containerMode: z.string(),
      boxes: z.array(z.strictObject({ type: z.string(), count: z.int() })),
      description: z.string(),
      pieces: z.int(),
      grossWeightKg: z.number(),
      volumeCbm: z.number().nullable(),
      /** Of air cargo: what is charged for. */
      chargeableKg: z.number().nullable(),
      hazardous: z.boolean(),
      refrigerated: z.boolean(),
      readyFrom: z.string(),
    })
    .nullable(),
  status,
  mode: z.enum(['sea', 'air']).nullable(),
  direction: z.enum(['import', 'export']).nullable(),
  origin: PlaceName.nullable(),
  destination: PlaceName.nullable(),
  reference: z.string().nullable(),
  /** The step that the reader, who carries it out, reports next; whether it may be reported now, its guard says. */
  dueStep: z.enum(milestoneCodes).nullable(),
  ...summaryFields,
  eta: z.string().nullable(),
  arrival: z.enum(arrivalStates).nullable(),
})
export type ShipmentSummary = z.infer<typeof ShipmentSummary>

export const ShipmentList = z.strictObject({
  items: z.array(ShipmentSummary),
  ...listAnswer,
})

/** The customer's overview, counted over all its requests. */
export const FreightStatistics = z.strictObject({
  total: z.int(),
  active: z.int(),
  completed: z.int(),
  /** Expected within seven days. */
  arriving: z.strictObject({ sea: z.int(), air: z.int() }),
  arrivals: z.array(ShipmentSummary),
  due: z.strictObject({ amount: money, count: z.int() }),
  /** The last six months, oldest first, as YYYY-MM. */
  months: z.array(z.strictObject({ month: z.string(), sea: z.int(), air: z.int() })),
})
export type FreightStatistics = z.infer<typeof FreightStatistics>

export const StopView = z.strictObject({
  place: PlaceName,
  kind: z.enum(['door', 'port']),
  address: z.string().nullable(),
  building: z.string().nullable(),
  contactName: z.string().nullable(),
  contactNumber: z.string().nullable(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
})

/** Fields of the request that stand elsewhere in the answer, or nowhere. */
export const notInCargo = [
  'mode',
  'direction',
  'origin',
  'destination',
  'sameContact',
  'nickname',
  'blNumber',
  'awbNumber',
  'containerNumber',
  'readyFrom',
  'deliverBy',
  'pickupAt',
  'remarks',
  'shape',
] as const

const MeasuresView = z.strictObject({
  grossG: z.int(),
  cbmMilli: z.int().nullable(),
  tonneMilli: z.int(),
  volumetricG: z.int().nullable(),
  chargeableHalfKg: z.int().nullable(),
  revenueMilli: z.int().nullable(),
  teuCenti: z.int(),
})

/** Cargo as its agent has measured it. */
export const MeasuringView = z.strictObject({
  packages: MeasuredLines,
  pieces: z.int().nullable(),
  grossWeightKg: z.number(),
  measures: MeasuresView,
  documentId: z.string(),
  note: z.string(),
  at: z.iso.datetime({ offset: true }),
})
export type MeasuringView = z.infer<typeof MeasuringView>

/** A final quotation whose added charges wait for consent, or were refused last. */
export const FinalProposalView = z.strictObject({
  state: z.enum(finalProposalMachine.states),
  version: z.int(),
  askedAt: z.iso.datetime({ offset: true }),
  deskAt: z.iso.datetime({ offset: true }),
  /** Of what is new, before VAT. */
  added: money,
  changes: FinalChanges,
  /** Why it was refused. */
  words: z.string().nullable(),
  /** Why the reader cannot decide, or withdraw it. */
  decideRefusal: z.string().nullable(),
  withdrawRefusal: z.string().nullable(),
})
export type FinalProposalView = z.infer<typeof FinalProposalView>

export const CargoView = z.strictObject({
  ...viewShape(freightFields, notInCargo),
  commodityEn: z.string(),
  commodityAr: z.string(),
  /** Null where the volume is not known, or where a price is not counted on it. */
  measures: MeasuresView,
})

/** A question to the customer (F6); an agent reads its own. */
export const QuestionView = z.strictObject({
  questionId: z.string(),
  by: z.enum(['agent', 'desk']),
  agentNameEn: z.string().nullable(),
  agentNameAr: z.string().nullable(),
  question: z.string(),
  askedAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** The reader may answer it now, or take it back. */
  isOpen: z.boolean(),
})
export type QuestionView = z.infer<typeof QuestionView>

export const DisputeView = z.strictObject({
  reason: z.string(),
  openedAt: instant,
  closedAt: instant.nullable(),
  closedBy: z.enum(['customer', 'desk', 'admin']).nullable(),
  note: z.string().nullable(),
})

/** A shipment with everything its reader may see. */
export const ShipmentDetail = z.strictObject({
  RequestId: z.string(),
  quoteNumber: z.string(),
  nickname: z.string().nullable(),
  status,
  ...detailFields,
  quotation: withOffer(QuotationView, FreightOffer).nullable(),
  mode: z.enum(['sea', 'air']),
  direction: z.enum(['import', 'export']),
  origin: StopView,
  destination: StopView,
  cargo: CargoView,
  /** For those who have part in the booking; null while nobody has measured. */
  measuring: MeasuringView.nullable(),
  /** For those who have part in the booking. */
  finalProposal: FinalProposalView.nullable(),
  /** For those who have part in the booking of a shipment by sea in whole containers. */
  units: UnitsView.nullable(),
  /** Why the reader cannot record a measuring. */
  measuringRefusal: z.string().nullable(),
  readyFrom: z.string(),
  deliverBy: z.string(),
  pickupAt: instant.nullable(),
  deliveryAt: instant.nullable(),
  addedDate: instant,
  eta: z.string().nullable(),
  arrival: z.enum(arrivalStates).nullable(),
  containerNumber: z.string().nullable(),
  chassisNumber: z.string().nullable(),
  blNumber: z.string().nullable(),
  awbNumber: z.string().nullable(),
  remarks: z.string().nullable(),
  flags: z.array(z.string()),
  /** For customer and staff: when the first answer of an invited agent is due, in its own working hours. */
  answerBy: instant.nullable(),
  /** Milestones still to come, in order. */
  ahead: z.array(z.enum(milestoneCodes)),
  /** For the winning agent: each milestone of the plan with the refusal that stands against it, null when it may be reported. */
  milestones: z.array(
    z.strictObject({
      code: z.enum(milestoneCodes),
      refusal: z.string().nullable(),
      /** The step that has to be reported before this one, when that is what stands against it. */
      after: z.enum(milestoneCodes).nullable(),
      doneAt: instant.nullable(),
    }),
  ),
  /** For the winning agent: the step that it may still take back, and until when. */
  undo: z.strictObject({ code: z.enum(milestoneCodes), until: instant }).nullable(),
  /**
   * Steps that a carrier's system has reported and that wait: for the winning agent all of them, for others those of one container
   * that wait for other containers alone.
   */
  carrierReports: z.array(
    z.strictObject({
      code: z.enum(milestoneCodes),
      at: instant,
      /** The container that it is about; null for the whole shipment. */
      container: z.string().nullable(),
      /** Containers of the list of which it is not reported yet. */
      missing: z.array(z.string()),
    }),
  ),
  finalQuoteRefusal: z.string().nullable(),
  completeRefusal: z.string().nullable(),
  slot: z.enum(['pickup', 'delivery']).nullable(),
  /** Why the reader cannot dispute the delivery; null when they can. */
  disputeRefusal: z.string().nullable(),
  /** Of a delivery that is not completed: until when its customer may object, and when its agent completed. */
  objection: z.strictObject({ until: instant, agentDoneAt: instant.nullable() }).nullable(),
  questions: z.array(QuestionView),
  dispute: DisputeView.nullable(),
  feedbackToken: z.string().nullable(),
})
export type ShipmentDetail = z.infer<typeof ShipmentDetail>
