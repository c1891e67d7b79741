// Words of the remittance advice.
import { texts } from '../../kit/text.ts'

export const remittanceText = texts({
  title: { en: 'Remittance advice', ar: 'إشعار تحويل' },
  when: { en: 'Time', ar: 'الوقت' },
  what: { en: 'For', ar: 'البيان' },
  number: { en: 'Request', ar: 'الطلب' },
  amount: { en: 'Amount, AED', ar: 'المبلغ بالدرهم' },
  commission: { en: 'Commission, AED', ar: 'العمولة بالدرهم' },
  net: { en: 'Net, AED', ar: 'الصافي بالدرهم' },
  commissionVat: { en: 'VAT on commission', ar: 'ضريبة القيمة المضافة على العمولة' },
})
