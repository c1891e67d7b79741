// How the ways to pay a shipment are called.
import { texts, type TextRow } from '../../kit/text.ts'
import type { PayWay } from './settlement.ts'

export const payWayText = texts({
  bundle: { en: 'Bundle credits', ar: 'رصيد الباقة' },
  wallet: { en: 'Wallet', ar: 'المحفظة' },
  card: { en: 'Card', ar: 'بطاقة' },
} satisfies Record<PayWay, TextRow>)
