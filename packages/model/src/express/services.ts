// The services of express, the plans that lower their prices, and which way a shipment goes.
import type { VatCategory } from '../kit/money.ts'

export const services = ['DOMESTIC', 'INTL_PRIORITY', 'INTL_ECONOMY'] as const
export type Service = (typeof services)[number]

export const serviceNames = {
  DOMESTIC: { en: 'Domestic', ar: 'توصيل داخلي' },
  INTL_PRIORITY: { en: 'International priority', ar: 'دولي سريع' },
  INTL_ECONOMY: { en: 'International economy', ar: 'دولي اقتصادي' },
} as const satisfies Record<Service, { en: string; ar: string }>

export const plans = ['BRONZE', 'SILVER', 'GOLD'] as const
export type Plan = (typeof plans)[number]

/** What is in the parcels; it does not change the price. */
export const contentKinds = ['DOCUMENTS', 'GOODS'] as const
export type ContentKind = (typeof contentKinds)[number]

export type Leg = 'domestic' | 'export' | 'import'

/** Which way a shipment goes, or undefined where neither end is in the Emirates. */
export const legOf = (from: string, to: string): Leg | undefined => {
  if (from === 'AE') return to === 'AE' ? 'domestic' : 'export'
  return to === 'AE' ? 'import' : undefined
}

/** International carriage and what belongs to it is zero-rated, with cover and our own legs of it (regulation art. 33). */
export const vatCategoryOf = (leg: Leg): VatCategory => (leg === 'domestic' ? 'standard' : 'zero')

export const servicesOf = (leg: Leg): readonly Service[] =>
  leg === 'domestic' ? ['DOMESTIC'] : leg === 'export' ? ['INTL_PRIORITY', 'INTL_ECONOMY'] : ['INTL_PRIORITY']
