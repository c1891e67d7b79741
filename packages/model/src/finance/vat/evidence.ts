// The evidence of zero rate: which papers prove that a supply was international carriage, and by when they have to be there (TX2).
import type { DocCode } from '../../documents/document-type.ts'
import { addDays } from '../../kit/day.ts'
import { settingDefaults, type SettingsInForce } from '../../kit/settings.ts'
import { texts, type TextRow } from '../../kit/text.ts'

/** Any one of them, as it was uploaded to the shipment; a parcel abroad is proved by the booking of its carrier. */
export const evidenceCodes = [
  'BILL_OF_LADING',
  'AIR_WAYBILL',
  'EXPORT_DECLARATION',
  'TRANSIT_DOCUMENT',
  'MANIFEST',
] as const satisfies readonly DocCode[]

/** Days before the last one in which somebody has to see to it. */
export const evidenceSoonDays = 14

/** The last day on which the evidence may come. */
export const evidenceDueDay = (suppliedOn: string, settings: SettingsInForce = settingDefaults): string =>
  addDays(suppliedOn, settings['vat.evidence-days'])

export const evidenceStates = ['awaited', 'soon', 'late'] as const
export type EvidenceState = (typeof evidenceStates)[number]

export const evidenceStateText = texts({
  awaited: { en: 'Pending', ar: 'بانتظار المستند' },
  soon: { en: 'Due soon', ar: 'يقترب الموعد' },
  late: { en: 'Overdue', ar: 'متأخر' },
} satisfies Record<EvidenceState, TextRow>)

/** How the evidence of a supply stands while it is not there. */
export const evidenceState = (dueOn: string, today: string): EvidenceState => {
  if (dueOn < today) return 'late'
  return addDays(dueOn, -evidenceSoonDays) <= today ? 'soon' : 'awaited'
}
