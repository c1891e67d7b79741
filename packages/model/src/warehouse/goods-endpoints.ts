// Contracts of the stored goods: their movement, what is stored, release of a part, a longer time, completion.
import { z } from 'zod'
import { customers } from '../kit/access.ts'
import { ok } from '../kit/answer.ts'
import { endpoint } from '../kit/endpoint.ts'
import { itemConditions } from './answers.ts'
import { version } from '../kit/fields.ts'
import { day, id, photos, readers, reason, warehouseAgents } from './fields.ts'
import { goodsSteps } from './goods-machine.ts'
import { DriverName, Sides, StoragePlace } from './intake.ts'
import { Collector } from './release.ts'
import { CubicMetres } from './request-form.ts'
import { atMost } from '../kit/too-long.ts'

const booked = ['warehouse.not-found', 'warehouse.not-booked']

/** A step of the goods; with STORED comes what was measured (decisions 4.3). Cannot be undone. */
export const reportGoods = endpoint({
  verb: 'reportGoods',
  method: 'POST',
  path: 'Warehouse/AddEvent/{id}',
  policy: warehouseAgents,
  scope: 'milestones.write',
  query: z.strictObject({ id }),
  body: z.strictObject({
    code: z.enum(goodsSteps),
    at: z.iso.datetime({ offset: true }).optional(),
    note: z.string().trim().max(300).optional(),
    measuredCBM: CubicMetres.optional(),
    /** The same figure once more, where it is far from the booked space. */
    confirmedCBM: CubicMetres.optional(),
    /** Photos of goods that take more space, documents of this request. */
    photos: photos.optional(),
    version,
  }),
  answer: z.strictObject({
    status: z.string(),
    version: z.int(),
    /** The measured space differs so much that a new final quotation is owed. */
    finalOwed: z.boolean(),
  }),
  problems: [
    ...booked,
    'warehouse.step-not-part',
    'warehouse.step-done',
    'warehouse.step-too-early',
    'warehouse.balance-open',
    'warehouse.proof-first',
    'warehouse.measure-first',
    'warehouse.measure-again',
    'documents.id',
    'warehouse.future-event',
  ],
})

export const completeStorage = endpoint({
  verb: 'completeStorage',
  method: 'POST',
  path: 'Warehouse/ConfirmDelivery/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({ version }),
  answer: ok,
  problems: [...booked, 'warehouse.not-delivered', 'warehouse.balance-open', 'warehouse.invoice-first'],
})

/** The inventory: all items as they stand now; an item that was released in part keeps its id and its quantity. */
export const saveStorageItems = endpoint({
  verb: 'saveStorageItems',
  method: 'POST',
  path: 'Warehouse/SaveItems/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({
          itemId: z.uuid().nullable(),
          name: z
            .string()
            .trim()
            .min(1, 'warehouse.item-name')
            .max(...atMost(120)),
          quantity: z.int().min(0, 'warehouse.pieces').max(1_000_000, 'warehouse.pieces'),
          /** Pieces that were to come and have not; an item that has not come at all has no others. */
          missing: z.int().min(0, 'warehouse.pieces').max(1_000_000, 'warehouse.pieces').default(0),
          /** Pieces of `quantity` that were not declared; left out, it stays as it was. */
          excess: z.int().min(0, 'warehouse.pieces').max(1_000_000, 'warehouse.pieces').optional(),
          /** Of one piece, and where it lies; left out, they stay as they were. */
          sides: Sides.nullable().optional(),
          place: StoragePlace.nullable().optional(),
          conditionIn: z.enum(itemConditions),
          noteIn: z.string().trim().max(300).nullable(),
          photosIn: photos.default([]),
          conditionOut: z.enum(itemConditions).nullable(),
          noteOut: z.string().trim().max(300).nullable(),
          photosOut: photos.default([]),
        }),
      )
      .max(500, 'warehouse.items-most'),
    version,
  }),
  answer: ok,
  problems: [...booked, 'warehouse.item-released', 'documents.id'],
})

/**
 * The intake sheet: the goods have come, are counted against what was declared, measured and signed for; the step STORED with all
 * that belongs to it, at once. A phone keeps it while it has no network, so it names no version, and `mark` makes it one effect.
 */
export const takeInGoods = endpoint({
  verb: 'takeInGoods',
  method: 'POST',
  path: 'Warehouse/TakeIn/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({
    mark: z.uuid(),
    at: z.iso.datetime({ offset: true }),
    items: z
      .array(
        z.strictObject({
          itemId: z.uuid().nullable(),
          name: z
            .string()
            .trim()
            .min(1, 'warehouse.item-name')
            .max(...atMost(120)),
          declared: z.int().min(0, 'warehouse.pieces').max(1_000_000, 'warehouse.pieces'),
          quantity: z.int().min(0, 'warehouse.pieces').max(1_000_000, 'warehouse.pieces'),
          condition: z.enum(itemConditions),
          note: z.string().trim().max(300).nullable(),
          photos,
          sides: Sides.nullable(),
          place: StoragePlace.nullable(),
        }),
      )
      .min(1, 'warehouse.intake-empty')
      .max(500, 'warehouse.items-most'),
    /** The space as it was typed; null where it is that of the sides of all items. */
    measuredCBM: CubicMetres.nullable(),
    /** The same figure once more, where it is far from the booked space. */
    confirmedCBM: CubicMetres.nullable(),
    driver: DriverName,
    /** The drawn signature of the driver, a document of this request. */
    signature: z.uuid(),
    note: z.string().trim().max(300).nullable(),
  }),
  answer: z.strictObject({
    status: z.string(),
    /** The measured space differs so much that a new final quotation is owed. */
    finalOwed: z.boolean(),
  }),
  problems: [
    ...booked,
    'warehouse.step-done',
    'warehouse.step-too-early',
    'warehouse.measure-first',
    'warehouse.measure-again',
    'warehouse.item-released',
    'warehouse.future-event',
    'documents.id',
  ],
})

/** The customer accepts what the warehouse found at intake, each by itself or several at once, or objects and says why. */
export const answerFindings = endpoint({
  verb: 'answerFindings',
  method: 'POST',
  path: 'Warehouse/AnswerFindings/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({
    /** One or more that are open, as the customer has seen them. */
    findings: z.array(z.uuid()).min(1).max(1000),
    outcome: z.enum(['accept', 'object']),
    text: z.string().trim().max(500).nullable(),
  }),
  answer: ok,
  problems: [
    ...booked,
    'warehouse.findings-answered',
    'warehouse.findings-changed',
    'warehouse.reason-required',
  ],
})

export const requestRelease = endpoint({
  verb: 'requestRelease',
  method: 'POST',
  path: 'Warehouse/RequestRelease/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({
    wantedOn: day,
    note: z.string().trim().max(300).nullable(),
    collector: Collector,
    lines: z
      .array(z.strictObject({ itemId: id, quantity: z.int().min(1, 'warehouse.pieces') }))
      .min(1, 'warehouse.release-empty')
      .max(500),
  }),
  answer: z.strictObject({ status: z.literal('SUCCESS'), errorMessage: z.null(), releaseId: z.string() }),
  problems: [
    ...booked,
    'warehouse.not-stored',
    'warehouse.release-too-many',
    'warehouse.release-past',
    'warehouse.gate-closed',
    'warehouse.release-open',
  ],
})

// Each contract writes its schemas itself: what is spread into it stays in the browser's bundle.
const ofRelease = ['warehouse.not-found', 'warehouse.release-ended']

export const withdrawRelease = endpoint({
  verb: 'withdrawRelease',
  method: 'POST',
  path: 'Warehouse/WithdrawRelease/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  answer: ok,
  problems: ofRelease,
})

export const handOverRelease = endpoint({
  verb: 'handOverRelease',
  method: 'POST',
  path: 'Warehouse/HandOverRelease/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({
    /** Photos of what is handed over, documents of this request. */
    photos: photos.min(1, 'warehouse.release-photo'),
    /** The drawn signature of the collector, or the code that the customer gave them. */
    signature: z.uuid().nullable(),
    code: z.string().trim().max(10).nullable(),
    /** Why the warehouse hands them over before everything is paid; null where it is. */
    creditReason: reason.nullable(),
  }),
  answer: ok,
  problems: [
    ...ofRelease,
    'warehouse.not-stored',
    'warehouse.release-unpaid',
    'warehouse.release-last',
    'warehouse.credit-not-needed',
    'warehouse.release-proof',
    'warehouse.collect-code-wrong',
    'documents.id',
    'kit.too-many',
  ],
})

/** The release note of a release that was handed over, for both sides. */
export const downloadReleaseNote = endpoint({
  verb: 'downloadReleaseNote',
  method: 'GET',
  path: 'Warehouse/ReleaseNote/{id}',
  policy: readers,
  query: z.strictObject({ id }),
  answer: z.unknown(),
  file: 'application/pdf',
  problems: ['warehouse.not-found', 'warehouse.invoice-failed'],
})

export const declineRelease = endpoint({
  verb: 'declineRelease',
  method: 'POST',
  path: 'Warehouse/DeclineRelease/{id}',
  policy: warehouseAgents,
  query: z.strictObject({ id }),
  body: z.strictObject({ reason }),
  answer: ok,
  problems: ofRelease,
})

/** Asks the warehouse for a longer time; it answers with a new final quotation. */
export const askExtension = endpoint({
  verb: 'askExtension',
  method: 'POST',
  path: 'Warehouse/AskExtension/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: z.strictObject({ until: day, version }),
  answer: ok,
  problems: [
    ...booked,
    'warehouse.not-stored',
    'warehouse.extension-asked',
    'warehouse.extension-earlier',
    'warehouse.too-long',
  ],
})

export const withdrawExtension = endpoint({
  verb: 'withdrawExtension',
  method: 'POST',
  path: 'Warehouse/WithdrawExtension/{id}',
  policy: customers,
  acting: 'writers',
  query: z.strictObject({ id }),
  answer: ok,
  problems: ['warehouse.not-found', 'warehouse.extension-not-asked', 'warehouse.extension-offered'],
})
