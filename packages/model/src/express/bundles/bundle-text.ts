// Words of bundles that pages, papers and messages share.
import { texts, type TextRow } from '../../kit/text.ts'
import type { Plan } from '../services.ts'
import type { MembershipState } from './membership.ts'

export const planNames = {
  BRONZE: { en: 'Bronze', ar: 'البرونزية' },
  SILVER: { en: 'Silver', ar: 'الفضية' },
  GOLD: { en: 'Gold', ar: 'الذهبية' },
} as const satisfies Record<Plan, TextRow>

export const membershipText = texts({
  ORDERED: { en: 'Payment in progress', ar: 'قيد السداد' },
  UNPAID: { en: 'Not paid', ar: 'لم تُسدَّد' },
  ACTIVE: { en: 'Active', ar: 'سارية' },
  INACTIVE: { en: 'Used up', ar: 'نفد رصيدها' },
  CANCELLED: { en: 'Cancelled', ar: 'ملغاة' },
  EXPIRED: { en: 'Ended', ar: 'منتهية' },
}) satisfies Record<MembershipState, TextRow>

export const bundlePaperText = texts({
  line: { en: '{plan} bundle, {credits} credits', ar: 'الباقة {plan}، رصيد {credits}' },
  title: { en: '{plan} bundle of parcel credits', ar: 'الباقة {plan} لرصيد الطرود' },
  net: { en: 'Price of the bundle', ar: 'سعر الباقة' },
  vat: { en: 'VAT 5%', ar: 'ضريبة القيمة المضافة 5%' },
})
