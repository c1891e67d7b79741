// Our own checks of an e-invoice before it is sent: all findings at once, after the rules that the network applies.
import { addDays, dayOf } from '../../kit/day.ts'
import { share, sum, toWire } from '../../kit/money.ts'
import {
  creditReasons,
  emirateCodes,
  isCredit,
  isIssuerKnown,
  roundingTolerance,
  standInEndpoints,
  tinOf,
  type EInvoice,
  type EInvoiceParty,
} from './e-invoice.ts'
import { findingRows, type Finding, type FindingId, type Mender } from './findings.ts'

/** 15 digits from 1 to 03; no check digit is published. */
export const isTrn = (trn: string): boolean => /^1\d{12}03$/.test(trn)

const emirates: readonly string[] = Object.values(emirateCodes)
const standIns: readonly string[] = Object.values(standInEndpoints)
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

const found = (id: FindingId, wrong: boolean, more: Partial<Finding> = {}): Finding[] =>
  wrong ? [{ id, by: findingRows[id].by, ...more }] : []

/** What is missing of a company before anything is issued to it or by it; `by` is whose data that is. */
export const partyFindings = (party: EInvoiceParty, by: Mender): Finding[] => {
  const { trn, registration, address, endpoint } = party
  const isHere = address.country === 'AE'
  const more = { by }
  return [
    ...found('E02', trn !== null && !isTrn(trn), more),
    ...found('E06', [address.street, address.city, address.country].includes(''), more),
    ...found('E07', isHere && !emirates.includes(address.emirate), more),
    ...found('E08', trn !== null && !isComplete(registration), more),
    ...found('E09', trn === null && !isComplete(registration), more),
    ...found('E03', isParticipant(endpoint) && trn !== null && endpoint !== tinOf(trn), more),
  ]
}

const isParticipant = (endpoint: string): boolean => endpoint !== '' && !standIns.includes(endpoint)

const isComplete = (registration: EInvoiceParty['registration']): boolean =>
  registration !== null &&
  registration.number !== '' &&
  isIssuerKnown(registration.type, registration.authority)

const sellerFindings = ({ seller, principalTrn, flags }: EInvoice): Finding[] => [
  ...found('E01', seller.endpoint === '' || seller.trn === null),
  ...partyFindings(seller, 'house'),
  ...found('E04', flags[5] === '1' && principalTrn === null),
  ...found('E05', principalTrn !== null && principalTrn === seller.trn),
  ...found('E02', principalTrn !== null && !isTrn(principalTrn), { by: 'agent' }),
]

const headFindings = (invoice: EInvoice): Finding[] => {
  const isNote = isCredit(invoice)
  const { payment, creditReason } = invoice
  const issuedOn = dayOf(invoice.issuedAt)
  return [
    ...found('E10', !uuidPattern.test(invoice.uuid)),
    ...found('E11', !/^[01]{8}$/.test(invoice.flags)),
    ...found('E12', !isNote && invoice.dueOn === null && invoice.payableFils > 0n),
    ...found('E13', invoice.taxPointOn !== null && invoice.taxPointOn >= issuedOn),
    ...found('E14', !isNote && (payment === null || (payment.code === '30' && !payment.iban))),
    ...found('E15', payment?.cardDigits !== undefined && !/^\d{4}$/.test(payment.cardDigits)),
    ...found('E26', isNote && invoice.references.length === 0),
    ...found('E27', isNote && (creditReason === null || !Object.hasOwn(creditReasons, creditReason))),
  ]
}

const rates: Record<string, number | null> = { S: 5, Z: 0, O: null }

const lineFindings = ({ lines }: EInvoice): Finding[] =>
  lines.flatMap((line, index) => {
    const n = { n: index + 1 }
    const isKnown = Object.hasOwn(rates, line.category)
    return [
      ...found('E16', line.name === '' || line.description === '', n),
      ...found('E17', BigInt(line.quantity) * line.priceFils !== line.netFils, n),
      ...found('E18', line.priceFils < 0n, n),
      ...found('E19', !isKnown, n),
      ...found('E20', isKnown && line.rate !== rates[line.category], n),
      ...found('E21', line.vatFils === null, n),
    ]
  })

const apart = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a)

const sumFindings = (invoice: EInvoice): Finding[] => {
  const { lines, breakdown } = invoice
  const netOf = (category: string) =>
    sum(lines.filter((line) => line.category === category).map((line) => line.netFils))
  const used = new Set(lines.map(({ category }) => category))
  return [
    ...breakdown.flatMap(({ category, netFils, vatFils }) => {
      const off = apart(vatFils, category === 'S' ? share(netFils, 500n) : 0n)
      return found('E22', off > roundingTolerance, { x: toWire(off) })
    }),
    ...found(
      'E23',
      breakdown.length !== used.size ||
        breakdown.some(({ category, netFils }) => netFils !== netOf(category)) ||
        sum(breakdown.map(({ vatFils }) => vatFils)) !== invoice.vatFils ||
        sum(lines.map(({ netFils }) => netFils)) !== invoice.netFils ||
        invoice.grossFils !== invoice.netFils + invoice.vatFils,
    ),
    ...found('E24', invoice.payableFils !== invoice.grossFils - invoice.prepaidFils + invoice.roundingFils),
    ...found(
      'E25',
      (invoice.typeCode === '380' || invoice.typeCode === '381') &&
        lines.every(({ category }) => category === 'O'),
    ),
  ]
}

/** Days after issue within which it has to be sent. */
export const sendWithinDays = 14
export const lastSendDay = (issuedOn: string, days = sendWithinDays): string => addDays(issuedOn, days)

export type CheckFacts = {
  today: string
  /** Fils that the credited invoice still holds; null for what is no note. */
  leftFils: bigint | null
  /** Days in which it has to be sent; the law's unless set otherwise. */
  sendDays?: number
}

/** Everything that is wrong, in the order of the document; empty when it may be sent. Late ones are sent all the same. */
export const checkEInvoice = (invoice: EInvoice, { today, leftFils, sendDays }: CheckFacts): Finding[] => {
  const last = lastSendDay(dayOf(invoice.issuedAt), sendDays)
  return [
    ...sellerFindings(invoice),
    ...partyFindings(invoice.buyer, 'buyer'),
    ...headFindings(invoice),
    ...lineFindings(invoice),
    ...sumFindings(invoice),
    ...found('E28', leftFils !== null && invoice.grossFils + invoice.roundingFils > leftFils),
    ...found('E31', today > last, { day: last }),
  ]
}

/** Whether a finding keeps the document from being sent. */
export const isBlocking = ({ id }: Finding): boolean => !('isWarning' in findingRows[id])
