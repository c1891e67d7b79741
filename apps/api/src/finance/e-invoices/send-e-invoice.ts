// Sends e-invoices: filed before they leave, once for a revision, and asked about before they are sent again (EI3 to EI6).
import { isDeepStrictEqual } from 'node:util'
import { leaseMs, nextTryAt } from '@marsa/model/finance/e-invoice/sending.ts'
import { reasonFindings } from '@marsa/model/finance/e-invoice/provider-reasons.ts'
import { ublOf } from '@marsa/model/finance/e-invoice/ubl.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { systemTransaction, type Tx } from '../../kit/db.ts'
import { eachAlone } from '../../kit/each-alone.ts'
import { settingsInForce } from '../../settings/door.ts'
import { findInvoiceById } from '../documents.store.ts'
import { digestOf, ProviderError, type ProviderStatus, type SendAnswer } from './ask-provider.ts'
import { buildFor } from './build-e-invoice.ts'
import {
  addEvent,
  fileXml,
  findXml,
  listNext,
  lockEInvoice,
  moveEInvoice,
  noteEInvoice,
  type EInvoiceRow,
} from './e-invoices.store.ts'
import { recheckMs, type EInvoiceParts } from './prepare-e-invoice.ts'
import { applyStatus } from './follow-e-invoice.ts'

const batch = 50
/** Why a try was none. */
export const noAnswer = 'The provider does not answer'
type Sent = { uuid: string; revision: number; xml: string; isFirst: boolean }

/** Files the next revision and moves on; held where something is wrong with it by now. */
const begin = async (
  tx: Tx,
  row: EInvoiceRow,
  settings: SettingsInForce,
  now: Date,
): Promise<Sent | undefined> => {
  const { id, uuid } = row
  const invoice = await findInvoiceById(tx, id)
  const built = await buildFor(tx, { invoice: invoice!, uuid }, { settings, now })
  if (!('eInvoice' in built) || built.isHeld) {
    const findings = 'findings' in built ? built.findings : []
    const next_at = new Date(now.getTime() + recheckMs)
    await moveEInvoice(tx, id, 'checkAgain', { to: 'HELD', set: { findings, next_at } })
    await addEvent(tx, { id, kind: 'held', revision: row.revision, at: now })
    return undefined
  }
  const revision = row.revision + 1
  const xml = ublOf(built.eInvoice)
  await fileXml(tx, { id, revision, xml })
  const set = { revision, tries: 1, first_tried_at: now, next_at: new Date(now.getTime() + leaseMs) }
  await moveEInvoice(tx, id, 'send', { set: { ...set, findings: built.findings, fault: null } })
  await addEvent(tx, { id, kind: 'sending', revision, at: now })
  return { uuid, revision, xml, isFirst: true }
}

/** Takes the document for a while, so that no other process sends it meanwhile; undefined where there is nothing to send. */
const take = (parts: EInvoiceParts, id: string, settings: SettingsInForce): Promise<Sent | undefined> =>
  systemTransaction(parts.db, async (tx) => {
    const now = parts.clock.now()
    const row = await lockEInvoice(tx, id)
    if (!row?.next_at || row.next_at > now) return undefined
    if (row.state === 'HELD' || row.state === 'READY') {
      if (row.state === 'HELD') {
        const isReady = await checkAgain(tx, row, settings, now)
        if (!isReady) return undefined
      }
      return begin(tx, row, settings, now)
    }
    if (row.state !== 'SENDING') return undefined
    await moveEInvoice(tx, id, 'retry', {
      set: { tries: row.tries + 1, next_at: new Date(now.getTime() + leaseMs) },
    })
    const { uuid, revision } = row
    return { uuid, revision, xml: (await findXml(tx, id, revision))!, isFirst: false }
  })

/** Whether a held one is ready by now (EI2); where nothing has changed, only the next time is noted. */
export const checkAgain = async (
  tx: Tx,
  { id, uuid, revision, findings: before, fault }: EInvoiceRow,
  settings: SettingsInForce,
  now: Date,
  as: 'admin' | 'system' = 'system',
): Promise<boolean> => {
  const invoice = (await findInvoiceById(tx, id))!
  const built = await buildFor(tx, { invoice, uuid }, { settings, now })
  const findings = 'findings' in built ? built.findings : []
  const isReady = 'isHeld' in built && !built.isHeld
  const next_at = isReady ? now : new Date(now.getTime() + recheckMs)
  if (!isReady && isDeepStrictEqual(findings, before)) {
    await noteEInvoice(tx, id, { next_at, fault })
    return false
  }
  await moveEInvoice(tx, id, 'checkAgain', { as, to: isReady ? 'READY' : 'HELD', set: { findings, next_at } })
  if (isReady) await addEvent(tx, { id, kind: 'ready', revision, at: now })
  return isReady
}

const apply = (
  parts: EInvoiceParts,
  id: string,
  { revision, xml }: Sent,
  answer: SendAnswer | { is: 'known'; status: ProviderStatus },
  settings: SettingsInForce,
): Promise<void> =>
  systemTransaction(parts.db, async (tx) => {
    const now = parts.clock.now()
    const row = await lockEInvoice(tx, id)
    // Somebody else has heard of it meanwhile.
    if (row?.state !== 'SENDING' || row.revision !== revision) return
    if (answer.is === 'known') return applyStatus(tx, row, { status: answer.status, xml }, settings, now)
    if (answer.is === 'taken') {
      const set = { submission_id: answer.submissionId, sent_at: now, fault: null }
      await moveEInvoice(tx, id, 'take', {
        as: 'gateway',
        set: { ...set, next_at: new Date(now.getTime() + 5_000) },
      })
      return addEvent(tx, {
        id,
        kind: 'sent',
        revision,
        at: now,
        detail: { submission: answer.submissionId },
      })
    }
    if (answer.is === 'refused') {
      const findings = reasonFindings(answer.errors)
      await moveEInvoice(tx, id, 'reject', { as: 'gateway', set: { findings, next_at: null, fault: null } })
      return addEvent(tx, { id, kind: 'rejected', revision, at: now, detail: { errors: answer.errors } })
    }
    const { tries, first_tried_at } = row
    const firstTriedAt = first_tried_at ?? now
    const next = nextTryAt({ tries, firstTriedAt, retrySeconds: answer.retrySeconds }, now, settings)
    const fault = noAnswer
    if (next) {
      await noteEInvoice(tx, id, { next_at: next, fault })
      return addEvent(tx, { id, kind: 'retry', revision, at: now, detail: { tries } })
    }
    await moveEInvoice(tx, id, 'giveUp', { set: { next_at: null, fault } })
    return addEvent(tx, { id, kind: 'failed', revision, at: now, detail: { tries } })
  })

/** A document that may have arrived is asked about first; of another revision the provider's answer says nothing. */
const ask = async (
  { provider }: EInvoiceParts,
  sent: Sent,
): Promise<SendAnswer | { is: 'known'; status: ProviderStatus }> => {
  try {
    const status = sent.isFirst ? undefined : await provider.status(sent.uuid)
    if (status && status.digest === digestOf(sent.xml)) return { is: 'known', status }
    return await provider.send(sent)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { is: 'away', retrySeconds: null }
  }
}

export const sendEInvoice = async (
  parts: EInvoiceParts,
  id: string,
  settings: SettingsInForce,
): Promise<void> => {
  const sent = await take(parts, id, settings)
  if (sent) await apply(parts, id, sent, await ask(parts, sent), settings)
}

/** All whose time has come. */
export const sendEInvoices = async (parts: EInvoiceParts): Promise<void> => {
  if (!parts.provider.isSet) return
  const settings = await settingsInForce(parts.db)
  const waiting = await listNext(parts.db, ['HELD', 'READY', 'SENDING'], parts.clock.now(), batch)
  await eachAlone(waiting, (id) => sendEInvoice(parts, id, settings))
}
