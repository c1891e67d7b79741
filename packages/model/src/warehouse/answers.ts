// Shapes of what the storage calls answer; a customer's view never holds buying rates, a warehouse's never another's prices.
import { z } from 'zod'
import { detailFields } from '../requests/detail-fields.ts'
import { listAnswer, summaryFields } from '../requests/listing.ts'
import { turnSides } from '../requests/turn.ts'
import { exceptionActs, exceptionKinds } from './exceptions.ts'
import { findingKinds, findingMachine } from './findings.ts'
import { goodsMachine, goodsSteps } from './goods-machine.ts'
import { Sides } from './intake.ts'
import { releaseMachine } from './release-machine.ts'
import { emirateCodes, storageCargoCodes, StorageForm } from './request-form.ts'
import { storageMachine } from './request-machine.ts'
import { StorageSite } from './site.ts'

const instant = z.string()
const money = z.string()
const state = z.enum(storageMachine.states as unknown as [string, ...string[]])
const goods = z.enum(goodsMachine.states as unknown as [string, ...string[]])
const company = z.strictObject({ nameEn: z.string(), nameAr: z.string() })

/** One row of the list (C093). */
export const StorageSummary = z.strictObject({
  storageRequestID: z.string(),
  shipmentReferenceNumber: z.string(),
  status: state,
  goods: goods.nullable(),
  CBM: z.number(),
  cargoType: z.enum(storageCargoCodes),
  /** The goods in the words of the customer. */
  cargoDetails: z.string(),
  /** Pieces that are stored by the inventory; before it, as the customer counted them. */
  pieces: z.int().nullable(),
  emirate: z.enum(emirateCodes),
  /** For the customer and staff, from the award on: where the goods are brought and stored. */
  warehouse: company.nullable(),
  /** Since when the goods are stored; null while they are not. */
  storedSince: instant.nullable(),
  startDate: z.string(),
  endDate: z.string(),
  pickup: z.boolean(),
  dropOff: z.boolean(),
  ...summaryFields,
  /** Stored after the last day that was booked. */
  overstay: z.boolean(),
})
export type StorageSummary = z.infer<typeof StorageSummary>

export const StorageList = z.strictObject({
  items: z.array(StorageSummary),
  ...listAnswer,
})

export const itemConditions = ['good', 'worn', 'damaged'] as const

export const StoredItemView = z.strictObject({
  itemId: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** Pieces that were to come and have not. */
  missing: z.int(),
  /** Pieces of `quantity` that were not declared. */
  excess: z.int(),
  /** Of one piece in whole millimetres; null where they were not measured. */
  sides: Sides.nullable(),
  /** Where it lies, for the warehouse alone. */
  place: z.string().nullable(),
  released: z.int(),
  /** The codes on the labels of its pieces, in the order of these; none before they are printed. */
  ssccs: z.array(z.string()),
  /** Pieces that may still be asked for. */
  left: z.int(),
  conditionIn: z.enum(itemConditions),
  noteIn: z.string().nullable(),
  photosIn: z.array(z.string()),
  conditionOut: z.enum(itemConditions).nullable(),
  noteOut: z.string().nullable(),
  photosOut: z.array(z.string()),
})
export type StoredItemView = z.infer<typeof StoredItemView>

/** One item of the stock list: what lies in a warehouse now. */
export const StockRow = z.strictObject({
  itemId: z.string(),
  storageRequestID: z.string(),
  shipmentReferenceNumber: z.string(),
  name: z.string(),
  /** Pieces that are there now. */
  pieces: z.int(),
  sides: Sides.nullable(),
  condition: z.enum(itemConditions),
  /** For the warehouse alone. */
  place: z.string().nullable(),
  /** How many codes its pieces have, and the one that was searched for, else the first. */
  labels: z.int(),
  sscc: z.string().nullable(),
  /** For the warehouse and staff; null for the customer, whose goods they are. */
  customer: company.nullable(),
  /** For the customer and staff; null for the warehouse itself. */
  warehouse: company.nullable(),
  storedSince: instant,
  /** The last day that is booked. */
  endDate: z.string(),
  overstay: z.boolean(),
})
export type StockRow = z.infer<typeof StockRow>

/** Somebody of a warehouse. */
export const member = z.strictObject({ userId: z.string(), nameEn: z.string(), nameAr: z.string() })

/** One row of the exceptions lane. */
export const ExceptionRow = z.strictObject({
  /** Of what was found, or of the request whose goods stay too long. */
  exceptionId: z.string(),
  kind: z.enum(exceptionKinds),
  /** Of what was found; null for goods that stay too long. */
  state: z.enum(findingMachine.states).nullable(),
  storageRequestID: z.string(),
  shipmentReferenceNumber: z.string(),
  customer: company,
  /** For staff; null for the warehouse itself. */
  warehouse: company.nullable(),
  name: z.string().nullable(),
  /** Pieces, or cubic metres; null for goods that stay too long. */
  expected: z.number().nullable(),
  found: z.number().nullable(),
  /** The last day that is agreed, of goods that stay too long. */
  endDate: z.string().nullable(),
  since: z.string(),
  answeredAt: z.string().nullable(),
  /** What the customer objects, and what was answered to it. */
  objection: z.string().nullable(),
  reply: z.string().nullable(),
  owner: member.nullable(),
  isMine: z.boolean(),
  /** Null where nothing is left to do. */
  next: z
    .strictObject({
      side: z.enum(turnSides),
      act: z.enum(exceptionActs),
      by: z.string(),
      /** Days since the deadline, 0 on the day itself; null before it. */
      late: z.int().nullable(),
    })
    .nullable(),
  /** Why the reader cannot assign it to a colleague or remove the owner; null where they can. */
  ownerRefusal: z.string().nullable(),
})
export type ExceptionRow = z.infer<typeof ExceptionRow>

/** What the warehouse found at intake, and the customer's answer. */
export const FindingView = z.strictObject({
  findingId: z.string(),
  kind: z.enum(findingKinds),
  state: z.enum(findingMachine.states).exclude(['DROPPED']),
  name: z.string().nullable(),
  /** Pieces, or cubic metres. */
  expected: z.number(),
  found: z.number(),
  note: z.string().nullable(),
  photos: z.array(z.string()),
  notedAt: instant,
  answeredAt: instant.nullable(),
  answer: z.string().nullable(),
  /** What the warehouse or the desk wrote to an objection. */
  settledAt: instant.nullable(),
  reply: z.string().nullable(),
})
export type FindingView = z.infer<typeof FindingView>

export const ReleaseView = z.strictObject({
  releaseId: z.string(),
  state: z.enum(releaseMachine.states as unknown as [string, ...string[]]),
  wantedOn: z.string(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  requestedAt: instant,
  endedAt: instant.nullable(),
  lines: z.array(z.strictObject({ itemId: z.string(), name: z.string(), quantity: z.int() })),
  /** Who collects it. The identity number is whole for the warehouse that compares it at the gate, and masked otherwise. */
  collector: z
    .strictObject({
      name: z.string(),
      idNumber: z.string(),
      vehiclePlate: z.string(),
      time: z.string(),
    })
    .nullable(),
  /** For the customer of an open release: the code that the collector says at the gate. */
  collectCode: z.string().nullable(),
  /** What ended it. */
  proof: z.enum(['signature', 'code']).nullable(),
  photos: z.array(z.string()),
  signature: z.string().nullable(),
  /** It was handed over before everything was paid: why, and what was open then. */
  credit: z.strictObject({ reason: z.string(), open: money.nullable() }).nullable(),
  /** Number of the release note; null before the hand-over. */
  noteNumber: z.string().nullable(),
  /** For the warehouse: why it cannot be handed over now, as it is paid and on credit. */
  handOverRefusal: z.string().nullable(),
  creditRefusal: z.string().nullable(),
})
export type ReleaseView = z.infer<typeof ReleaseView>

/** A storage request with everything its reader may see. */
export const StorageDetail = z.strictObject({
  storageRequestID: z.string(),
  shipmentReferenceNumber: z.string(),
  status: state,
  ...detailFields,
  goods: goods.nullable(),
  /** What was asked for. For a warehouse that has not won, contacts and exact places are left out. */
  form: StorageForm,
  measuredCBM: z.number().nullable(),
  /** The last day that is booked; the form's, or a later one by an extension. */
  endDate: z.string(),
  overstay: z.boolean(),
  addedDate: instant,
  /** The extension that is asked for: until when, and the day that the posted quotation offers. */
  extension: z
    .strictObject({ until: z.string(), askedAt: instant, offeredUntil: z.string().nullable() })
    .nullable(),
  /** Steps of the goods still to come, in order. */
  ahead: z.array(z.enum(goodsSteps)),
  /** Where the goods are brought and fetched, and when; null before booking, and while the warehouse has not said it. */
  site: StorageSite.nullable(),
  items: z.array(StoredItemView),
  /** Who brought the goods and signed for it; null for goods that were taken in without the sheet. */
  intake: z
    .strictObject({ at: instant, driver: z.string(), signature: z.string(), note: z.string().nullable() })
    .nullable(),
  findings: z.array(FindingView),
  releases: z.array(ReleaseView),
  /** For the winner: each step with why it cannot be reported now. */
  steps: z.array(
    z.strictObject({ code: z.enum(goodsSteps), refusal: z.string().nullable(), doneAt: instant.nullable() }),
  ),
  editRefusal: z.string().nullable(),
  finalQuoteRefusal: z.string().nullable(),
  completeRefusal: z.string().nullable(),
  extendRefusal: z.string().nullable(),
  releaseRefusal: z.string().nullable(),
  labelsRefusal: z.string().nullable(),
})
export type StorageDetail = z.infer<typeof StorageDetail>
