// Looks at each new tax document: it need not be sent, is held with what is wrong, or is ready (EI1, EI2).
import { randomUUID } from 'node:crypto'
import { tinOf } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { isTrn } from '@marsa/model/finance/e-invoice/checks.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction, type Db, type Tx } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { settingsInForce } from '../../settings/door.ts'
import { findInvoiceById } from '../documents.store.ts'
import { ProviderError, type Provider } from './ask-provider.ts'
import { buildFor } from './build-e-invoice.ts'
import {
  addEvent,
  findParticipant,
  insertEInvoice,
  keepParticipant,
  listDue,
  takeDue,
} from './e-invoices.store.ts'

export type EInvoiceParts = { db: Db; provider: Provider; clock: Clock }

const batch = 50
export const recheckMs = 3_600_000
const participantMs = 24 * 3_600_000

/**
 * Asks the provider at most once a day whether a buyer takes part; without an answer the last one counts. False where there
 * was never one: its document waits, because it would go to nobody.
 */
const learnParticipant = async (
  { db, provider, clock }: EInvoiceParts,
  trn: string | null,
): Promise<boolean> => {
  if (!trn || !isTrn(trn)) return true
  const now = clock.now()
  const tin = tinOf(trn)
  const known = await findParticipant(db, tin)
  if (known && now.getTime() - known.asked_at.getTime() < participantMs) return true
  try {
    await keepParticipant(db, { tin, isRegistered: await provider.isParticipant(tin), now })
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return known !== undefined
  }
}

const prepare = async (tx: Tx, id: string, settings: SettingsInForce, now: Date): Promise<void> => {
  if (!(await takeDue(tx, id))) return
  const invoice = await findInvoiceById(tx, id)
  const from = settings['e-invoice.from']
  if (!invoice || from === null || dayOf(invoice.issuedAt) < from) return
  const { companyId } = invoice
  // Its own identifier is made by the row; of it only the form is looked at here.
  const built = await buildFor(tx, { invoice, uuid: randomUUID() }, { settings, now })
  if (!built.duty.isRequired) {
    const { reason } = built.duty
    await insertEInvoice(tx, {
      id,
      companyId,
      state: 'NOT_REQUIRED',
      exemption: reason,
      findings: [],
      nextAt: null,
    })
    await addEvent(tx, { id, kind: 'not-required', revision: 0, at: now })
    return
  }
  const { findings, isHeld } = built as Extract<typeof built, { isHeld: boolean }>
  const nextAt = isHeld ? new Date(now.getTime() + recheckMs) : now
  await insertEInvoice(tx, {
    id,
    companyId,
    state: isHeld ? 'HELD' : 'READY',
    exemption: null,
    findings,
    nextAt,
  })
  await addEvent(tx, { id, kind: isHeld ? 'held' : 'ready', revision: 0, at: now })
}

/** New documents, some at a time. Where no e-invoices are sent, they are not looked at again. */
export const prepareEInvoices = async (parts: EInvoiceParts): Promise<void> => {
  const { db, clock } = parts
  const settings = await settingsInForce(db)
  await eachAlone(await listDue(db, batch), async (id) => {
    const invoice = await findInvoiceById(db, id)
    const isAsked = invoice && settings['e-invoice.from'] !== null && parts.provider.isSet
    if (isAsked && !(await learnParticipant(parts, invoice.customer.trn))) return
    await systemTransaction(db, (tx) => prepare(tx, id, settings, clock.now()))
  })
}
