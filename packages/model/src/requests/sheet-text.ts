// Words of a request on paper, for every line.
import { texts } from '../kit/text.ts'

export const sheetText = texts({
  parties: { en: 'Parties', ar: 'الأطراف' },
  customer: { en: 'Customer', ar: 'العميل' },
  agent: { en: 'Agent', ar: 'الوكيل' },
  warehouse: { en: 'Warehouse', ar: 'المستودع' },
  facts: { en: 'Details', ar: 'التفاصيل' },
  steps: { en: 'Steps', ar: 'الخطوات' },
  ahead: { en: 'Still to come', ar: 'خطوة قادمة' },
  amounts: { en: 'Amounts', ar: 'المبالغ' },
  net: { en: 'Total before VAT', ar: 'الإجمالي قبل الضريبة' },
  total: { en: 'Total with VAT', ar: 'الإجمالي شاملًا الضريبة' },
  since: { en: '{state}, since {time}', ar: '{state}، منذ {time}' },
})
