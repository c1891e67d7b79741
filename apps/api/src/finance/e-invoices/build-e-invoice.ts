// The e-invoice of a stored document: whether it has to be sent, what of it the standard asks for, and what is wrong with it.
import { buildEInvoice, type NettedAdvance } from '@marsa/model/finance/e-invoice/build.ts'
import { checkEInvoice, isBlocking } from '@marsa/model/finance/e-invoice/checks.ts'
import { dutyOf, type Duty } from '@marsa/model/finance/e-invoice/duty.ts'
import { tinOf, type EInvoice, type PaymentMeans } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import type { Finding } from '@marsa/model/finance/e-invoice/findings.ts'
import { eInvoiceParty } from '@marsa/model/finance/e-invoice/legal-data.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { parseMoney, sum } from '@marsa/model/kit/money.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Db } from '../../kit/db.ts'
import {
  findInvoiceById,
  findPlatform,
  findPlatformId,
  listAdvances,
  listCreditedLines,
  type StoredTaxInvoice,
} from '../documents.store.ts'
import { findParticipant } from './e-invoices.store.ts'
import { buyerOf, findLegalData } from './legal-data.store.ts'

export type Built =
  | { duty: Extract<Duty, { isRequired: false }> }
  | { duty: Extract<Duty, { isRequired: true }>; eInvoice: EInvoice; findings: Finding[]; isHeld: boolean }

/** An account of the Emirates in what finance has written down for transfers. */
const ibanIn = (words: string | null): string | undefined =>
  words?.replaceAll(/[ -]/g, '').match(/AE\d{21}/)?.[0]

const paymentOf = (invoice: StoredTaxInvoice, settings: SettingsInForce): PaymentMeans => {
  if (invoice.sessionId) return { code: '48' }
  const iban = invoice.dueOn ? ibanIn(settings['credit.bank-account']) : undefined
  return iban ? { code: '30', iban } : { code: '1' }
}

const advancesOf = async (db: Db, invoice: StoredTaxInvoice): Promise<NettedAdvance[]> => {
  if (invoice.kind !== 'final' || invoice.advanceFils === 0n) return []
  const found: NettedAdvance[] = []
  for (const { id, leftFils } of await listAdvances(db, invoice.subjectId)) {
    const advance = leftFils > 0n ? await findInvoiceById(db, id) : undefined
    if (advance)
      found.push({ number: advance.number, issuedOn: dayOf(advance.issuedAt), lines: advance.lines })
  }
  return found
}

/** Fils of the invoice that this note credits, as other notes leave them. */
const leftFor = async (db: Db, note: StoredTaxInvoice): Promise<bigint | null> => {
  const credited = note.relatesTo === null ? undefined : await findInvoiceById(db, note.relatesTo)
  if (!credited || note.kind !== 'credit-note') return null
  const lines = await listCreditedLines(db, credited.id)
  return credited.totalFils - sum(lines.map(({ total }) => parseMoney(total))) + note.totalFils
}

export const buildFor = async (
  db: Db,
  { invoice, uuid }: { invoice: StoredTaxInvoice; uuid: string },
  { settings, now }: { settings: SettingsInForce; now: Date },
): Promise<Built> => {
  const isNote = invoice.kind === 'credit-note'
  const { trn } = invoice.customer
  // One after another: they may share a transaction.
  const house = await findPlatform(db)
  const houseLegal = await findLegalData(db, await findPlatformId(db))
  const buyerLegal = await findLegalData(db, invoice.companyId)
  const buyer = await buyerOf(db, invoice.companyId)
  const participant = trn ? await findParticipant(db, tinOf(trn)) : undefined
  const advances = await advancesOf(db, invoice)
  const credited = invoice.relatesTo && isNote ? await findInvoiceById(db, invoice.relatesTo) : undefined
  const leftFils = await leftFor(db, invoice)
  const from = settings['e-invoice.from']
  const duty = dutyOf({
    issuedOn: dayOf(invoice.issuedAt),
    isCredit: isNote,
    billing: invoice.isOwnSupply ? 'OWN' : 'AGENT',
    isAir: false,
    lines: invoice.lines,
    buyer: {
      trn,
      isPerson: buyer.isPerson,
      country: buyerLegal.country,
      isOnNetwork: participant?.is_registered ?? false,
    },
    liveFrom: { house: from, principal: null },
    isVoluntary: false,
    airwayBillUntil: null,
  })
  if (!duty.isRequired) return { duty }
  const named = ({ nameEn, trn: number }: { nameEn: string; trn: string | null }) => ({
    name: nameEn,
    trn: number,
  })
  const eInvoice = buildEInvoice(
    {
      invoice,
      uuid,
      seller: { endpoint: house.trn ? tinOf(house.trn) : '', ...eInvoiceParty(named(house), houseLegal) },
      buyer: eInvoiceParty(named(invoice.customer), buyerLegal),
      principalTrn: invoice.isOwnSupply ? null : invoice.supplier.trn,
      isArabic: buyer.isArabic,
      payment: paymentOf(invoice, settings),
      advances,
      credited: credited ? { number: credited.number, issuedOn: dayOf(credited.issuedAt) } : null,
      creditReason: invoice.creditReason,
    },
    duty,
  )
  const findings = checkEInvoice(eInvoice, {
    today: dayOf(now),
    leftFils,
    sendDays: settings['e-invoice.send-days'],
  })
  return { duty, eInvoice, findings, isHeld: findings.some(isBlocking) }
}
