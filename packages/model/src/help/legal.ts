// All legal texts by the name of their page.
import { cashOnDeliveryTerms } from './legal/cash-on-delivery-terms.ts'
import { cashPinTerms } from './legal/cash-pin-terms.ts'
import type { LegalText } from './legal/legal-text.ts'
import { membershipTerms } from './legal/membership-terms.ts'
import { privacy } from './legal/privacy.ts'
import { restrictedItems } from './legal/restricted-items.ts'
import { shipmentTerms } from './legal/shipment-terms.ts'
import { terms } from './legal/terms.ts'

export const legalTexts = {
  privacy,
  terms,
  'terms/shipment': shipmentTerms,
  'terms/restricted-items': restrictedItems,
  'terms/membership': membershipTerms,
  'terms/cash-pin': cashPinTerms,
  'terms/cash-on-delivery': cashOnDeliveryTerms,
} as const satisfies Record<string, LegalText>
export type LegalPath = keyof typeof legalTexts
