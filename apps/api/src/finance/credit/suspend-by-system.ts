// Suspends an account that nobody decided about: for what is overdue, or for a cheque that the bank returned (CR6).
import {
  creditAccountMachine,
  systemReasons,
  type SystemReason,
} from '@marsa/model/finance/credit/credit-machine.ts'
import { amountParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../../kit/db.ts'
import { move } from '../../kit/move.ts'
import { lockAccount, publishCreditOf } from './accounts.store.ts'
import { dropOpenProposal, insertSystemDecision } from './decisions.store.ts'
import { emitSuspended, notifyCompany } from './notify-about-credit.ts'

/** Answers whether it was open. It stands in the history like what people decide. */
export const suspendBySystem = async (tx: Tx, companyId: string, reason: SystemReason): Promise<boolean> => {
  const account = await lockAccount(tx, companyId)
  if (account?.state !== 'APPROVED') return false
  await dropOpenProposal(tx, companyId)
  const terms = { limitFils: account.limit_fils, termsDays: account.terms_days }
  const id = await insertSystemDecision(tx, { companyId, terms, accountVersion: account.version, reason })
  await move(tx, {
    table: 'credit_accounts',
    machine: creditAccountMachine,
    move: 'suspend',
    id: account.id,
    as: 'system',
    reason,
    set: { lift_until: null },
  })
  const params = { reason: systemReasons[reason], limit: amountParam(account.limit_fils) }
  await notifyCompany(tx, companyId, 'credit-suspended', params, id)
  await emitSuspended(tx, account)
  await publishCreditOf(tx, companyId)
  return true
}
