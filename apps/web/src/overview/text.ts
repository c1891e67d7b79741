// Texts of notifications and the dashboard.
import { texts } from '@marsa/model/kit/text.ts'
import { overviewTitles } from './titles.ts'

export const overviewText = texts({
  ...overviewTitles,
  unread: {
    en: {
      zero: 'No unread notifications',
      one: '{count} unread notification',
      other: '{count} unread notifications',
    },
    ar: {
      zero: 'لا توجد إشعارات غير مقروءة',
      one: 'إشعار واحد غير مقروء',
      two: 'إشعاران غير مقروءين',
      few: '{count} إشعارات غير مقروءة',
      many: '{count} إشعارًا غير مقروء',
      other: '{count} إشعار غير مقروء',
    },
  },
  newOnes: {
    en: { one: 'New', other: '{count} new' },
    ar: {
      zero: 'لا جديد',
      one: 'جديد',
      two: 'إشعاران جديدان',
      few: '{count} إشعارات جديدة',
      many: '{count} إشعارًا جديدًا',
      other: '{count} إشعار جديد',
    },
  },
  more: {
    en: { one: 'and {count} more', other: 'and {count} more' },
    ar: {
      zero: 'ولا إشعارات أخرى',
      one: 'وإشعار آخر',
      two: 'وإشعاران آخران',
      few: 'و{count} إشعارات أخرى',
      many: 'و{count} إشعارًا آخر',
      other: 'و{count} إشعار آخر',
    },
  },
  fewer: { en: 'Show the newest only', ar: 'عرض الأحدث فقط' },
  markRead: { en: 'Mark all as read', ar: 'تحديد الكل كمقروء' },
  all: { en: 'All notifications', ar: 'جميع الإشعارات' },
  earlier: { en: 'Earlier ones', ar: 'إشعارات سابقة' },
  none: { en: 'No notifications yet', ar: 'لا توجد إشعارات بعد' },
  noneBody: {
    en: 'Updates on your shipments and storage requests appear here and in your e-mail.',
    ar: 'ستظهر هنا مستجدات شحناتك وتخزينك، وتصلك أيضًا عبر البريد الإلكتروني.',
  },
  view: { en: 'View', ar: 'عرض' },
  showAll: { en: 'All', ar: 'الكل' },
  showUnread: { en: 'Unread', ar: 'غير مقروءة' },
  allRead: { en: 'You have read everything', ar: 'قرأت جميع الإشعارات' },
})
