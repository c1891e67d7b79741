// The chart of accounts: every kind of account of the ledger with its code and its side of the balance.
import type { TextRow } from '../../kit/text.ts'

/** An asset or a cost stands below zero in the ledger, a liability or revenue above; people read each as an amount of its side. */
export type AccountSide = 'asset' | 'liability' | 'revenue' | 'cost'
type ChartRow = { code: string; side: AccountSide } & Extract<TextRow, { en: string }>

export const chart = {
  bank: { code: '1010', side: 'asset', en: 'Bank', ar: 'البنك' },
  gateway_clearing: { code: '1020', side: 'asset', en: 'Held by the card gateway', ar: 'لدى بوابة البطاقات' },
  payout_in_transit: { code: '1030', side: 'asset', en: 'Payouts in transit', ar: 'تحويلات قيد التنفيذ' },
  cash_depot: { code: '1040', side: 'asset', en: 'Cash at depots', ar: 'نقد في مراكز التوزيع' },
  credit_exposure: { code: '1100', side: 'asset', en: 'Used on credit', ar: 'المستخدم من الائتمان' },
  courier_receivable: { code: '1110', side: 'asset', en: 'Cash with couriers', ar: 'نقد لدى مندوبي التوصيل' },
  merchant_debt: { code: '1120', side: 'asset', en: 'Owed by merchants', ar: 'مستحق على التجار' },
  vat_recoverable: { code: '1200', side: 'asset', en: 'Input VAT', ar: 'ضريبة المدخلات' },
  customer_advance: {
    code: '2010',
    side: 'liability',
    en: 'Customer advances',
    ar: 'مدفوع مقدمًا من العملاء',
  },
  agent_payable: { code: '2020', side: 'liability', en: 'Owed to agents', ar: 'مستحق للوكلاء' },
  wallet_available: { code: '2030', side: 'liability', en: 'Wallets, available', ar: 'المحافظ، المتاح' },
  wallet_reserved: { code: '2031', side: 'liability', en: 'Wallets, reserved', ar: 'المحافظ، المحجوز' },
  cod_payable: {
    code: '2035',
    side: 'liability',
    en: 'Cash on delivery owed to merchants',
    ar: 'مبالغ الدفع عند الاستلام المستحقة للتجار',
  },
  bundle_credits: {
    code: '2040',
    side: 'liability',
    en: 'Bundle credits, unused',
    ar: 'أرصدة الباقات غير المستخدمة',
  },
  credits_reserved: {
    code: '2041',
    side: 'liability',
    en: 'Bundle credits, reserved',
    ar: 'أرصدة الباقات المحجوزة',
  },
  refunds_in_transit: { code: '2050', side: 'liability', en: 'Refunds in transit', ar: 'مبالغ قيد الرد' },
  unapplied_receipts: { code: '2060', side: 'liability', en: 'Unapplied receipts', ar: 'مُحصَّل غير مخصص' },
  suspense: { code: '2070', side: 'liability', en: 'Suspense', ar: 'حساب معلّق' },
  vat_payable: { code: '2100', side: 'liability', en: 'Output VAT', ar: 'ضريبة المخرجات' },
  external_books: {
    code: '2900',
    side: 'liability',
    en: 'Booked in the accounting package',
    ar: 'مقيّد في برنامج المحاسبة',
  },
  commission: { code: '4010', side: 'revenue', en: 'Commission', ar: 'العمولات' },
  revenue: { code: '4020', side: 'revenue', en: 'Express revenue', ar: 'إيرادات الطرود السريعة' },
  expired_credits: { code: '4030', side: 'revenue', en: 'Expired bundle credits', ar: 'أرصدة باقات منتهية' },
  gateway_fees: { code: '5010', side: 'cost', en: 'Card gateway fees', ar: 'رسوم بوابة البطاقات' },
  bank_fees: { code: '5020', side: 'cost', en: 'Bank fees', ar: 'رسوم مصرفية' },
  carrier_cost: { code: '5030', side: 'cost', en: 'Carrier costs', ar: 'تكلفة شركات النقل' },
  bad_debt: { code: '5040', side: 'cost', en: 'Bad debts', ar: 'ديون معدومة' },
  cash_differences: { code: '5050', side: 'cost', en: 'Cash differences', ar: 'فروقات نقدية' },
  claims_paid: { code: '5060', side: 'cost', en: 'Claims paid', ar: 'تعويضات مدفوعة' },
  wallet_corrections: { code: '5070', side: 'cost', en: 'Wallet corrections', ar: 'تصحيحات المحافظ' },
} as const satisfies Record<string, ChartRow>
export type AccountKind = keyof typeof chart
export const accountKinds = Object.keys(chart) as [AccountKind, ...AccountKind[]]

/** An amount of the ledger as its side reads it: what we hold and spend is above zero. */
export const ofSide = (kind: AccountKind, fils: bigint): bigint => {
  const { side } = chart[kind]
  return side === 'asset' || side === 'cost' ? -fils : fils
}
