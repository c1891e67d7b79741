// Tells an agent's administrators what became of a settlement run.
import { amountParam } from '@marsa/model/messages/message.ts'
import type { settlementMessages } from '@marsa/model/messages/templates/settlement-messages.ts'
import { companyAdministrators } from '../../accounts/door.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { ibanOf } from './bank-accounts.store.ts'
import type { RunRow } from './runs.store.ts'

type Settled = Pick<RunRow, 'id' | 'number' | 'company_id'> & { net_fils: bigint; account_id: string }

export const tellAgent = async (
  tx: Tx,
  run: Settled,
  template: keyof typeof settlementMessages,
): Promise<void> => {
  const { iban } = await ibanOf(tx, run.account_id)
  await notify(tx, {
    to: { userIds: await companyAdministrators(tx, run.company_id) },
    template,
    params: { number: run.number, amount: amountParam(run.net_fils), end: iban.slice(-4) },
    subjectId: run.id,
    version: template,
  })
}
