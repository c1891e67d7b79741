// Words of trucks on the road: their map, how old a position is, when they are expected and why that changed.
import { texts } from '@marsa/model/kit/text.ts'

export const liveText = texts({
  map: {
    en: 'Map of the trucks; the list gives the same information',
    ar: 'خريطة الشاحنات، والقائمة تذكر المعلومات نفسها كتابةً',
  },
  show: { en: 'Show {plate} on the map', ar: 'عرض {plate} على الخريطة' },
  onMap: { en: 'On the map', ar: 'على الخريطة' },
  showAll: { en: 'Show all trucks', ar: 'عرض جميع الشاحنات' },
  position: { en: 'Position', ar: 'الموقع' },
  expected: { en: 'Expected', ar: 'الوصول المتوقع' },
  seen: { en: 'Last position {age}', ar: 'آخر موقع {age}' },
  silent: { en: 'No signal, last position {age}', ar: 'لا إشارة، آخر موقع {age}' },
  never: { en: 'No position yet', ar: 'لا يوجد موقع بعد' },
  estimate: { en: 'estimate', ar: 'تقدير' },
  LOADING: { en: 'at loading', ar: 'في موقع التحميل' },
  UNLOADING: { en: 'at unloading', ar: 'في موقع التفريغ' },
  none: { en: 'No estimate', ar: 'لا يوجد تقدير' },
  later: {
    en: {
      one: '{count} minute later than previously expected.',
      other: '{count} minutes later than previously expected.',
    },
    ar: {
      zero: 'في الوقت المتوقع سابقًا.',
      one: 'بعد الموعد المتوقع سابقًا بدقيقة واحدة.',
      two: 'بعد الموعد المتوقع سابقًا بدقيقتين.',
      few: 'بعد الموعد المتوقع سابقًا بـ {count} دقائق.',
      many: 'بعد الموعد المتوقع سابقًا بـ {count} دقيقة.',
      other: 'بعد الموعد المتوقع سابقًا بـ {count} دقيقة.',
    },
  },
  earlier: {
    en: {
      one: '{count} minute earlier than previously expected.',
      other: '{count} minutes earlier than previously expected.',
    },
    ar: {
      zero: 'في الوقت المتوقع سابقًا.',
      one: 'قبل الموعد المتوقع سابقًا بدقيقة واحدة.',
      two: 'قبل الموعد المتوقع سابقًا بدقيقتين.',
      few: 'قبل الموعد المتوقع سابقًا بـ {count} دقائق.',
      many: 'قبل الموعد المتوقع سابقًا بـ {count} دقيقة.',
      other: 'قبل الموعد المتوقع سابقًا بـ {count} دقيقة.',
    },
  },
})
