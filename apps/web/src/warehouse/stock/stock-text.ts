// Words of the page of the stock that its files do not have.
import { texts } from '@marsa/model/kit/text.ts'

export const stockPageText = texts({
  lead: {
    en: 'What is stored in the warehouse now, by place.',
    ar: 'ما هو مخزّن في المستودع حاليًا، حسب الموضع.',
  },
  mineLead: { en: 'Your goods that are stored now.', ar: 'بضاعتك المخزّنة حاليًا.' },
  allLead: { en: 'Goods of all customers that are stored now.', ar: 'بضائع جميع العملاء المخزّنة حاليًا.' },
  search: {
    en: 'Search or scan a label',
    ar: 'ابحث أو امسح ملصقًا',
  },
  searchMine: { en: 'Item or request', ar: 'الصنف أو الطلب' },
  count: {
    en: { one: '{count} piece', other: '{count} pieces' },
    ar: {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '{count} قطع',
      many: '{count} قطعة',
      other: '{count} قطعة',
    },
  },
  none: { en: 'Nothing is stored now', ar: 'لا توجد بضاعة مخزّنة حاليًا' },
  noneBody: {
    en: 'Items appear here once goods have been taken in and noted.',
    ar: 'تظهر الأصناف هنا بعد إدخال البضاعة وتسجيلها.',
  },
  noMatch: { en: 'No stored items match your search', ar: 'لا توجد بضاعة مخزّنة بهذه الكلمات' },
  noPlace: { en: 'No place noted', ar: 'لم يُسجّل موضع' },
  overstay: { en: 'Overdue', ar: 'تجاوزت المدة' },
  moved: { en: 'Pieces by day, {from} to {to}', ar: 'القطع حسب اليوم، من {from} إلى {to}' },
  days: { en: 'Days', ar: 'الأيام' },
  asked: { en: 'Days of the movements', ar: 'أيام الحركة' },
  noMoves: { en: 'Nothing moved on these days.', ar: 'لا حركة في هذه الأيام.' },
})
