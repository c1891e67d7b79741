// Why a shipment stopped, in the reader's language. Its history keeps a code where one was chosen, and words where one wrote.
import type { Lang } from '../../kit/text.ts'
import { holdReasonText } from '../depot/hold.ts'
import { missReasonText } from '../rounds/round-reasons.ts'

const texts: Record<'ON_HOLD' | 'DELIVERY_FAILED', Readonly<Record<string, Record<Lang, string>>>> = {
  ON_HOLD: holdReasonText,
  DELIVERY_FAILED: missReasonText,
}

export const stopReason = (lang: Lang, state: keyof typeof texts, reason: string): string =>
  texts[state][reason]?.[lang] ?? reason
