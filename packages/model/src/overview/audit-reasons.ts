// Reasons of the audit trail that are codes, in words; what a person has written stays as it is.
import { refusalReasonText } from '../accounts/registration/registration-text.ts'
import { roleText } from '../accounts/text.ts'
import { holdReasonText } from '../express/depot/hold.ts'
import { missReasonText } from '../express/rounds/round-reasons.ts'
import { freightEventText, freightStatusText } from '../freight/text.ts'
import type { TextRow } from '../kit/text.ts'
import { outcomeText } from '../messages/chat/chat-text.ts'

type Rows = Readonly<Record<string, TextRow>>

/** By what happened. */
const reasons: Readonly<Record<string, Rows>> = {
  report: { DEPARTED: freightEventText.DEPARTED, ...freightStatusText },
  hold: holdReasonText,
  fail: missReasonText,
  failDelivery: missReasonText,
  closeChat: outcomeText,
  refuseRegistration: refusalReasonText,
  inviteUser: roleText,
  acceptInvitation: roleText,
}

/** Undefined where the reason is no code. */
export const auditReasonRow = (action: string, reason: string): TextRow | undefined => {
  const rows = Object.hasOwn(reasons, action) ? reasons[action] : undefined
  return rows && Object.hasOwn(rows, reason) ? rows[reason] : undefined
}
