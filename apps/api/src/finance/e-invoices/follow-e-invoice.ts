// What becomes of sent e-invoices: the provider is asked, also where its notice gave a hint, and believed only of our own file (EI4 to EI8, EI12).
import { isChased, isFollowed, movesFor, nextAskAt } from '@marsa/model/finance/e-invoice/sending.ts'
import { reasonFindings } from '@marsa/model/finance/e-invoice/provider-reasons.ts'
import type { EInvoiceMove } from '@marsa/model/finance/e-invoice/e-invoice-machine.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { systemTransaction, type Tx } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { settingsInForce } from '../../settings/door.ts'
import { digestOf, ProviderError, type ProviderStatus } from './ask-provider.ts'
import {
  addEvent,
  findEInvoice,
  findXml,
  listNext,
  lockEInvoice,
  moveEInvoice,
  noteEInvoice,
  type EInvoiceRow,
} from './e-invoices.store.ts'
import type { EInvoiceParts } from './prepare-e-invoice.ts'

const batch = 50
const minuteMs = 60_000
const events = { take: 'sent', reject: 'rejected', deliver: 'delivered', report: 'reported' } as const
type Told = keyof typeof events
const isTold = (name: EInvoiceMove): name is Told => Object.hasOwn(events, name)

/** The row is locked by the caller. What is said of another file than ours is not believed, and somebody is told. */
export const applyStatus = async (
  tx: Tx,
  row: EInvoiceRow,
  { status, xml }: { status: ProviderStatus; xml: string },
  settings: SettingsInForce,
  now: Date,
): Promise<void> => {
  const { id, revision } = row
  const detail = { submission: status.submissionId }
  if (status.uuid.toLowerCase() !== row.uuid || status.digest !== digestOf(xml)) {
    if (row.fault === null) await addEvent(tx, { id, kind: 'mismatch', revision, at: now, detail })
    return noteEInvoice(tx, id, {
      next_at: new Date(now.getTime() + 60 * minuteMs),
      fault: 'The provider speaks of another document',
    })
  }
  let sentAt = row.sent_at
  for (const name of movesFor(row.state, status.state).filter(isTold)) {
    sentAt ??= now
    const set = {
      take: { submission_id: status.submissionId, sent_at: now },
      reject: { findings: reasonFindings(status.errors) },
      deliver: { delivered_at: now },
      report: { reported_at: now, authority_ref: status.authorityRef },
    }[name]
    await moveEInvoice(tx, id, name, { as: 'gateway', set: { ...set, fault: null } })
    const said = name === 'reject' ? { ...detail, errors: status.errors } : detail
    await addEvent(tx, { id, kind: events[name], revision, at: now, detail: said })
  }
  const isDelivery = row.state === 'REPORTED' && status.state === 'DELIVERED' && row.delivered_at === null
  if (isDelivery) await addEvent(tx, { id, kind: 'delivered', revision, at: now, detail })
  const isOver = status.state === 'REPORTED' || status.state === 'REJECTED' || row.state === 'REPORTED'
  const next_at = isOver ? null : nextAskAt(sentAt ?? now, now, settings)
  await noteEInvoice(tx, id, { next_at, fault: null, ...(isDelivery && { delivered_at: now }) })
}

/** Asks the provider about one and applies the answer. */
export const followEInvoice = async (
  { db, provider, clock }: EInvoiceParts,
  id: string,
  settings: SettingsInForce,
): Promise<void> => {
  const known = await findEInvoice(db, id)
  if (!known || known.revision === 0 || !isFollowed(known.state, known.delivered_at !== null)) return
  const status = await provider.status(known.uuid).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    return undefined
  })
  await systemTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockEInvoice(tx, id)
    if (row?.revision !== known.revision || !isFollowed(row.state, row.delivered_at !== null)) return
    const xml = await findXml(tx, id, row.revision)
    if (status && xml !== undefined) return applyStatus(tx, row, { status, xml }, settings, now)
    if (row.state !== 'SENT' && row.state !== 'DELIVERED') return
    await noteEInvoice(tx, id, { next_at: nextAskAt(row.sent_at ?? now, now, settings), fault: row.fault })
  })
}

const chase = async ({ db, clock }: EInvoiceParts, id: string, settings: SettingsInForce): Promise<void> =>
  systemTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockEInvoice(tx, id)
    if (row?.state !== 'SENT' || !row.sent_at || !isChased(row.sent_at, now, settings)) return
    await moveEInvoice(tx, id, 'chase', {})
    await addEvent(tx, { id, kind: 'chased', revision: row.revision, at: now })
  })

export const followEInvoices = async (parts: EInvoiceParts): Promise<void> => {
  if (!parts.provider.isSet) return
  const settings = await settingsInForce(parts.db)
  const asked = await listNext(parts.db, ['SENT', 'DELIVERED'], parts.clock.now(), batch)
  await eachAlone(asked, async (id) => {
    await followEInvoice(parts, id, settings)
    await chase(parts, id, settings)
  })
}
