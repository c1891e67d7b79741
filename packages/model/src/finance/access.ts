// Who may do what with payments.
import { customers, policies } from '../kit/access.ts'

export const financeAccess = policies({
  'finance.payment.view': customers,
  'finance.payment.make': customers,
  /** The gateway signs in with an agreed header, not with an account; its notice is only a hint to ask. */
  'finance.notice.send': { visitor: 'any' },
})
