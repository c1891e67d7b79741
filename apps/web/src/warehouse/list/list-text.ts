// Texts of the list of storage requests and of its first use.
import { texts } from '@marsa/model/kit/text.ts'

export const storageListText = texts({
  storageRequests: { en: 'Storage requests', ar: 'طلبات التخزين' },
  tabs: { en: 'Groups of storage requests', ar: 'مجموعات طلبات التخزين' },
  search: { en: 'Reference, goods or city', ar: 'المرجع أو البضاعة أو المدينة' },
  reference: { en: 'Reference', ar: 'المرجع' },
  goods: { en: 'Goods and place', ar: 'البضاعة والمكان' },
  period: { en: 'Period', ar: 'المدة' },
  lowest: {
    en: { one: 'only quote', other: 'lowest of {count}' },
    ar: {
      zero: 'لا عروض',
      one: 'عرض وحيد',
      two: 'الأقل بين عرضين',
      few: 'الأقل بين {count} عروض',
      many: 'الأقل بين {count} عرضًا',
      other: 'الأقل بين {count} عرض',
    },
  },
  until: { en: 'Quotes until {when}', ar: 'العروض حتى {when}' },
  askedOn: { en: 'Requested {when}', ar: 'طُلب في {when}' },
  noActive: { en: 'Nothing is stored or requested now', ar: 'لا توجد طلبات نشطة الآن' },
  noCompleted: { en: 'No storage is completed yet', ar: 'لم يكتمل أي تخزين بعد' },
  emptyTitle: { en: 'No storage requests yet', ar: 'لا توجد طلبات تخزين بعد' },
  emptyBody: {
    en: 'Say what you want to store and for how long. Approved warehouses send you prices, and everything appears here.',
    ar: 'اذكر ما تريد تخزينه ومدته. ترسل إليك المستودعات المعتمدة أسعارها، ويظهر كل شيء هنا.',
  },
  emptyStaff: {
    en: 'Requests from customers appear here as they are sent.',
    ar: 'تظهر طلبات العملاء هنا فور إرسالها.',
  },
  answer: { en: 'Answer', ar: 'رد' },
  pay: { en: 'Pay', ar: 'سداد' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  goOn: { en: 'Continue', ar: 'متابعة' },
  rate: { en: 'Rate', ar: 'تقييم' },
  again: { en: 'Ask again', ar: 'إعادة الطلب' },
  open: { en: 'Open', ar: 'فتح' },
})
