// Tells people about the steps of a payout: whoever asked for it and the company's administrators, and ours who approve.
import { amountParam } from '@marsa/model/messages/message.ts'
import type { payoutMessages } from '@marsa/model/messages/templates/payout-messages.ts'
import type { TemplateName, TemplateParams } from '@marsa/model/messages/templates/templates.ts'
import { publish } from '../../kit/events.ts'
import type { Tx } from '../../kit/db.ts'
import { notify } from '../../messages/door.ts'
import { payoutReaders } from './bank-accounts.store.ts'
import type { PayoutRow } from './payouts.store.ts'

type Payout = Pick<PayoutRow, 'id' | 'number' | 'company_id' | 'amount_fils' | 'requested_by'>
type Step = Extract<TemplateName, keyof typeof payoutMessages> | 'payout-requested'

/** Number and amount, which every message about it says. */
export const saidOf = ({ number, amount_fils: fils }: Payout) => ({ number, amount: amountParam(fils) })

export const tellMerchant = async <Name extends Step>(
  tx: Tx,
  payout: Payout,
  template: Name,
  params: TemplateParams<Name>,
): Promise<void> => {
  const { id, company_id: companyId, requested_by: userId } = payout
  await notify(tx, {
    to: { userIds: await payoutReaders(tx, companyId, [userId]) },
    template,
    params,
    subjectId: id,
    version: template,
  })
  await publish(tx, { companyId, kind: 'wallet.changed' })
}
