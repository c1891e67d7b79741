// Texts of the list of shipments and of its first use.
import { texts } from '@marsa/model/kit/text.ts'

export const listText = texts({
  tabs: { en: 'Groups of shipments', ar: 'مجموعات الشحنات' },
  report: { en: 'Download report', ar: 'تنزيل التقرير' },
  csv: { en: 'For any program', ar: 'لأي برنامج' },
  pdf: { en: 'To print', ar: 'للطباعة' },
  xlsx: { en: 'For Excel', ar: 'لبرنامج إكسل' },
  search: { en: 'Reference, container or nickname', ar: 'المرجع أو الحاوية أو الاسم' },
  shipment: { en: 'Shipment', ar: 'الشحنة' },
  route: { en: 'Route', ar: 'المسار' },
  nextDate: { en: 'Next date', ar: 'الموعد التالي' },
  lowest: { en: 'lowest', ar: 'الأقل' },
  answerBy: { en: 'Answer by', ar: 'الرد قبل' },
  quotesUntil: { en: 'Quotes until', ar: 'استقبال العروض حتى' },
  validUntil: { en: 'Valid until', ar: 'سارٍ حتى' },
  askedOn: { en: 'Requested', ar: 'تاريخ الطلب' },
  emptyTitle: { en: 'No shipments yet', ar: 'لا توجد شحنات بعد' },
  emptyBody: {
    en: 'Describe your cargo once and approved agents send you prices. Your quotes and shipments then appear here.',
    ar: 'صِف بضاعتك مرة واحدة ليرسل إليك الوكلاء المعتمدون أسعارهم، ثم تظهر عروضك وشحناتك هنا.',
  },
  emptyAgent: {
    en: 'Shipments you have been invited to quote or have won appear here.',
    ar: 'تظهر هنا الشحنات التي دُعيت إليها أو رست عليك.',
  },
  firstPrice: { en: 'Prices from approved agents', ar: 'أسعار من وكلاء معتمدين' },
  firstPriceBody: { en: 'Each lists every charge.', ar: 'يوضح كل عرض جميع الرسوم.' },
  firstPriceBy: {
    en: 'Request a container now and the first price arrives by {when}.',
    ar: 'اطلب الآن سعرًا لحاوية، ويصلك أول عرض حتى {when}.',
  },
  half: { en: 'Half now, half before delivery', ar: 'النصف الآن والنصف قبل التسليم' },
  downPaymentBody: {
    en: 'Nothing is due until you accept a quote.',
    ar: 'لا يستحق أي مبلغ قبل قبولك أحد العروض.',
  },
  customs: { en: 'Customs help is included', ar: 'المساعدة الجمركية مشمولة' },
  customsBody: {
    en: 'Your agent files the declaration for you.',
    ar: 'يقدّم الوكيل البيان الجمركي نيابة عنك.',
  },
})
