// Titles of the finance area; apart, because the route table carries them.
import { texts } from '@marsa/model/kit/text.ts'

export const financeTitles = texts({
  finance: { en: 'Finance', ar: 'المالية' },
  credit: { en: 'Credit account', ar: 'الحساب الائتماني' },
  credits: { en: 'Credit accounts', ar: 'الحسابات الائتمانية' },
  statement: { en: 'Statement of account', ar: 'كشف حساب' },
  invoices: { en: 'Tax documents', ar: 'المستندات الضريبية' },
  eInvoices: { en: 'E-invoices', ar: 'الفواتير الإلكترونية' },
  trialBalance: { en: 'Trial balance', ar: 'ميزان المراجعة' },
  account: { en: 'Ledger account', ar: 'حساب دفتر الأستاذ' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  reports: { en: 'Reports', ar: 'التقارير' },
  dashboards: { en: 'Dashboards', ar: 'لوحات المتابعة' },
  report: { en: 'Report', ar: 'تقرير' },
  vat: { en: 'VAT return', ar: 'الإقرار الضريبي' },
  payables: { en: 'Owed to agents', ar: 'مستحقات الوكلاء' },
  reconcile: { en: 'Reconciliation', ar: 'المطابقة البنكية' },
  cardPayouts: { en: 'Card payouts', ar: 'تحويلات البطاقات' },
  cardPayout: { en: 'Card payout', ar: 'تحويل البطاقات' },
  refunds: { en: 'Refunds', ar: 'المبالغ المستردة' },
  purchases: { en: 'Purchases', ar: 'المشتريات' },
  periods: { en: 'Months', ar: 'الفترات' },
  settlement: { en: 'Settlement run', ar: 'دورة تسوية' },
  settlements: { en: 'Settlements', ar: 'التسويات' },
  payment: { en: 'Payment', ar: 'الدفع' },
})
