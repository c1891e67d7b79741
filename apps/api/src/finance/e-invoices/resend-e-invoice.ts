// What finance does about an e-invoice that is not on its way: send it again, or leave it behind once its document is credited.
import type {
  replaceEInvoice as replaceContract,
  resendEInvoice as resendContract,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { replaceRefusal, resendMove } from '@marsa/model/finance/e-invoice/sending.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem, refuse } from '@marsa/model/kit/problem.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import { audit } from '../../kit/audit.ts'
import type { Tx } from '../../kit/db.ts'
import type { Call } from '../../kit/serve.ts'
import { findInvoiceById } from '../documents.store.ts'
import { buildFor } from './build-e-invoice.ts'
import { addEvent, lockEInvoice, moveEInvoice, type EInvoiceRow } from './e-invoices.store.ts'
import { recheckMs } from './prepare-e-invoice.ts'
import { checkAgain } from './send-e-invoice.ts'
import { leftOfDocument } from './view-e-invoice.ts'

const done = { status: 'SUCCESS', errorMessage: null } as const

const lock = async (tx: Tx, id: string): Promise<EInvoiceRow> => {
  const row = await lockEInvoice(tx, id)
  if (!row) throw new Problem('e-invoice.none')
  return row
}

const recorded = (tx: Tx, id: string, action: 'resendEInvoice' | 'replaceEInvoice') =>
  audit(tx, { kind: 'admin', action, objectKind: 'tax-invoice', objectId: id })

/** In a new revision, unless something is still wrong (EI9). */
const revise = async (tx: Tx, row: EInvoiceRow, settings: SettingsInForce, now: Date): Promise<boolean> => {
  const { id, uuid } = row
  const built = await buildFor(tx, { invoice: (await findInvoiceById(tx, id))!, uuid }, { settings, now })
  const isReady = 'isHeld' in built && !built.isHeld
  await moveEInvoice(tx, id, 'revise', {
    as: 'admin',
    to: isReady ? 'READY' : 'HELD',
    set: {
      findings: 'findings' in built ? built.findings : [],
      next_at: isReady ? now : new Date(now.getTime() + recheckMs),
      submission_id: null,
      sent_at: null,
    },
  })
  return isReady
}

export const resendEInvoice = (
  call: Call<typeof resendContract>,
): Promise<AnswerOf<typeof resendContract>> => {
  const { now, settings, query } = call
  return call.once(async (tx) => {
    const row = await lock(tx, query.id)
    const { id, revision } = row
    const move = resendMove(row.state)
    if (!move) throw new Problem('e-invoice.not-open')
    await recorded(tx, id, 'resendEInvoice')
    await addEvent(tx, { id, kind: 'resent', revision, at: now })
    if (move === 'resend') {
      // The same file: it may have arrived, so the provider is asked first.
      await moveEInvoice(tx, id, 'resend', {
        as: 'admin',
        set: { next_at: now, first_tried_at: now, tries: 0 },
      })
      return { ...done, state: 'SENDING' as const }
    }
    const isReady =
      move === 'revise'
        ? await revise(tx, row, settings, now)
        : await checkAgain(tx, row, settings, now, 'admin')
    return { ...done, state: isReady ? ('READY' as const) : ('HELD' as const) }
  })
}

export const replaceEInvoice = (call: Call<typeof replaceContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const row = await lock(tx, call.query.id)
    const { id, revision } = row
    refuse(replaceRefusal(row.state, await leftOfDocument(tx, (await findInvoiceById(tx, id))!)))
    await moveEInvoice(tx, id, 'replace', { as: 'admin', set: { next_at: null } })
    await addEvent(tx, { id, kind: 'replaced', revision, at: call.now })
    await recorded(tx, id, 'replaceEInvoice')
    return succeeded
  })
