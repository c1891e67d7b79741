// When nothing is overdue any more on an account that is suspended, administrators are asked whether to restore it.
import { overdueFils } from '@marsa/model/finance/credit/credit-due.ts'
import type { Db, Tx } from '../../kit/db.ts'
import { companyOf, findAccount } from './accounts.store.ts'
import { notifyAdministrators } from './notify-about-credit.ts'
import { toOpen } from './owe-invoice.ts'
import { listOpen } from './receivables.store.ts'

/** Fils past due on the account of a company. */
export const overdueOf = async (db: Db, companyId: string, today: string): Promise<bigint> =>
  overdueFils((await listOpen(db, companyId)).map(toOpen), today)

/** Once for each time that the account was suspended. */
export const notifyPaidUp = async (tx: Tx, companyId: string, today: string): Promise<void> => {
  const account = await findAccount(tx, companyId)
  if (account?.state !== 'SUSPENDED' || (await overdueOf(tx, companyId, today)) > 0n) return
  const { name_en: en, name_ar: ar } = (await companyOf(tx, companyId))!
  const occasion = `paid-up:${account.version}`
  await notifyAdministrators(tx, companyId, 'credit-paid-up', { company: { en, ar } }, occasion)
}
