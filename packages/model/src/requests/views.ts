// Shapes of a quotation on the wire: a customer's view never holds buying rates, an agent sees only its own.
import { z } from 'zod'
import { docCodes } from '../documents/document-type.ts'
import { containerTypeCodes } from '../reference/containers.ts'
import { priceCurrencies } from '../reference/exchange.ts'
import { chargeCodes } from './charges.ts'
import { changeCauses } from './final-causes.ts'
import { lineChanges } from './final-changes.ts'
import type { Offer } from './offer.ts'
import { ServiceAnswerInput } from './service-charges.ts'
import { quotationMachine } from './quotation.ts'
import { rangeStates } from './range-decision.ts'
import { turnSides } from './turn.ts'
import { basisCodes, shareCodes, unitInputs } from './unit-price.ts'
import { Way } from './way.ts'

const instant = z.string()
const money = z.string()

/** One side acts next; others are told for whom it waits. */
export const TurnView = z.strictObject({
  side: z.enum(turnSides),
  /** A key of the line's turn texts. */
  action: z.string(),
  /** Documents that the side uploads. */
  documents: z.array(z.enum(docCodes)),
  /** What the agent may do while it waits, or the customer while the agent acts. */
  meanwhile: z.string().nullable(),
  /** By when, where something says so; and since when it waits. */
  by: instant.nullable(),
  since: instant,
})
export type TurnView = z.infer<typeof TurnView>

/** A price by the unit as its reader is shown it, amounts in its own currency. */
export const UnitView = z.strictObject({
  basis: z.enum(basisCodes),
  appliesTo: z.enum(containerTypeCodes).nullable(),
  /** What a percentage is of; the quantity is then dirhams. Left out of everything else. */
  shareOf: z.enum(shareCodes).optional(),
  /** As the cargo says, and as it is charged at least. */
  quantity: z.string(),
  /** Of a price for a cubic metre and day: the days. Left out of everything else. */
  days: z.int().optional(),
  minQuantity: z.string().nullable(),
  currency: z.enum(priceCurrencies),
  price: z.string(),
  minimum: money.nullable(),
  amount: money,
  /** Dirhams for one of the currency, and the day of the rate. */
  rate: z.string(),
  rateDay: z.string(),
})
export type UnitView = z.infer<typeof UnitView>

export const ChargeView = z.strictObject({
  code: z.enum(chargeCodes),
  label: z.string().nullable(),
  amount: money,
  /** How many the amount is of; left out where it is of one. */
  quantity: z.int().optional(),
  vatCategory: z.enum(['standard', 'zero', 'out-of-scope']),
  vat: money,
  /** How it was priced by the unit; left out of a sum in dirhams. */
  unit: UnitView.optional(),
})

/** A quotation as its customer sees it (C045). */
export const QuotationView = z.strictObject({
  QuotationId: z.string(),
  quotationNo: z.string(),
  version: z.int(),
  state: z.enum(quotationMachine.states as unknown as [string, ...string[]]),
  isFinal: z.boolean(),
  agentNameEn: z.string(),
  agentNameAr: z.string(),
  /** The code under which the agent's logo is read; null where there is none. */
  agentLogo: z.string().nullable(),
  agentRating: z.number().nullable(),
  agentShipments: z.int(),
  charges: z.array(ChargeView),
  /** Expected charges that are not in it, among them those that its agent does not offer. */
  missing: z.array(z.enum(chargeCodes)),
  /** Asked services that other charges cover, and those that the agent does not offer. */
  included: z.array(z.enum(chargeCodes)),
  notOffered: z.array(z.enum(chargeCodes)),
  netTotal: money,
  vat: money,
  totalEstimate: money,
  downPayment: money,
  currency: z.literal('AED'),
  transitDays: z.int().nullable(),
  freeDays: z.int().nullable(),
  stops: z.string().nullable(),
  /** The stops as data, none for a direct way; null where nothing is said, or in words alone. */
  way: Way.nullable(),
  arrival: z.string().nullable(),
  remarks: z.string().nullable(),
  terms: z.string().nullable(),
  submittedAt: instant,
  answerMinutes: z.int().nullable(),
  expiryDate: instant,
  isLowest: z.boolean(),
  fileDocumentId: z.string().nullable(),
  /** There is no file of the agent's own: `printQuotation` prints it. */
  printsFile: z.boolean(),
  /** Code of the refusal that keeps it from being accepted now, null when it may be. */
  acceptRefusal: z.string().nullable(),
})
/** `offer` is there where the line asks for one. */
export type QuotationView = z.infer<typeof QuotationView> & { offer?: Offer | undefined }

/** The version of a rate card that a quotation was filled from. */
export const CardRef = z.strictObject({ cardId: z.uuid(), revision: z.int32().min(1) })
export type CardRef = z.infer<typeof CardRef>

/** The schema with the rate card that was filled from, where the line has such. */
export const withCard = <Schema extends z.ZodObject>(schema: Schema, rateCards: true | undefined): Schema =>
  rateCards ? (schema.extend({ rateCard: CardRef.optional() }) as unknown as Schema) : schema

/** Own quotation as its agent sees it: with buying rates and margin. */
export const OwnQuotation = z.strictObject({
  QuotationId: z.string(),
  quotationNo: z.string(),
  version: z.int(),
  state: z.enum(quotationMachine.states as unknown as [string, ...string[]]),
  isFinal: z.boolean(),
  charges: z.array(
    z.strictObject({
      code: z.enum(chargeCodes),
      label: z.string().nullable(),
      buyingRate: money,
      sellingRate: money,
      quantity: z.int().optional(),
      ...unitInputs,
      /** Why its price is outside its range. */
      rangeReason: z.string().optional(),
      /** Of a final quotation, why the charge differs from the accepted one. */
      reason: z.string().nullable(),
    }),
  ),
  services: z.array(ServiceAnswerInput),
  buyingTotal: money,
  netTotal: money,
  vat: money,
  totalEstimate: money,
  commissionPercentage: z.string(),
  expiryDate: instant.nullable(),
  transitDays: z.int().nullable(),
  freeDays: z.int().nullable(),
  stops: z.string().nullable(),
  /** The stops as data, none for a direct way; null where nothing is said, or in words alone. */
  way: Way.nullable(),
  remarks: z.string().nullable(),
  terms: z.string().nullable(),
  fileDocumentId: z.string().nullable(),
  fileName: z.string().nullable(),
  printsFile: z.boolean(),
  reason: z.string().nullable(),
  /** Prices outside their ranges wait for the desk, or it has decided. */
  range: z
    .strictObject({ state: z.enum(rangeStates), askedAt: instant, words: z.string().nullable() })
    .nullable(),
  /** A rule of the agent sent it; left out of one that was sent by hand. */
  byRule: z.literal(true).optional(),
  /** Left out where it was filled from none. */
  rateCard: CardRef.extend({ name: z.string() }).optional(),
})
export type OwnQuotation = z.infer<typeof OwnQuotation> & { offer?: Offer | undefined }

/** What the form of a quotation is filled with, from an earlier one or from a rate card. */
export type Filling = Pick<
  OwnQuotation,
  | 'charges'
  | 'services'
  | 'transitDays'
  | 'freeDays'
  | 'stops'
  | 'way'
  | 'remarks'
  | 'terms'
  | 'offer'
  | 'rateCard'
>

/** The final quotation against the accepted one, line by line: amounts before VAT, the difference and its VAT. */
export const FinalChanges = z.strictObject({
  /** With VAT. */
  acceptedTotal: money,
  finalTotal: money,
  difference: money,
  /** VAT in the difference. */
  vat: money,
  lines: z.array(
    z.strictObject({
      code: z.enum(chargeCodes),
      label: z.string().nullable(),
      change: z.enum(lineChanges),
      accepted: money.nullable(),
      final: money.nullable(),
      /** How many each amount is of; left out where it is of one. */
      acceptedQuantity: z.int().optional(),
      finalQuantity: z.int().optional(),
      difference: money,
      vat: money,
      /** The difference by what brought it about. */
      causes: z.array(z.strictObject({ cause: z.enum(changeCauses), difference: money, vat: money })),
      /** What was measured or counted in each, with three decimals; without a basis how often. Left out where it is the same. */
      counted: z
        .strictObject({ basis: z.enum(basisCodes).nullable(), accepted: z.string(), final: z.string() })
        .optional(),
      reason: z.string().nullable(),
    }),
  ),
  remarks: z.string().nullable(),
  fileDocumentId: z.string().nullable(),
  postedAt: instant,
})
export type FinalChanges = z.infer<typeof FinalChanges>
