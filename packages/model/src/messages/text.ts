// Texts of the notification list, of mail around the message, and of the outbox page.
import { texts } from '../kit/text.ts'

export const messagesText = texts({
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  unreadCount: {
    en: { one: '{count} unread notification', other: '{count} unread notifications' },
    ar: {
      zero: 'لا توجد إشعارات غير مقروءة',
      one: 'إشعار واحد غير مقروء',
      two: 'إشعاران غير مقروءين',
      few: '{count} إشعارات غير مقروءة',
      many: '{count} إشعارًا غير مقروء',
      other: '{count} إشعار غير مقروء',
    },
  },
  markAllRead: { en: 'Mark all as read', ar: 'تحديد الكل كمقروء' },
  showEarlier: { en: 'Show earlier', ar: 'عرض الأقدم' },
  none: { en: 'Nothing new', ar: 'لا جديد' },
  noneBody: {
    en: 'Quotes, payments and every step of your shipments appear here.',
    ar: 'تظهر هنا عروض الأسعار والمدفوعات وكل خطوة من خطوات شحناتك.',
  },
  unread: { en: 'Unread', ar: 'غير مقروء' },
  product: { en: 'Marsa', ar: 'مرسى' },
  mailReason: {
    en: 'You are receiving this message because you have a Marsa account. Sign in to see more; we never ask for your password by e-mail.',
    ar: 'تصلك هذه الرسالة لأن لديك حسابًا في مرسى. لعرض التفاصيل يلزم تسجيل الدخول، ولا نطلب كلمة المرور عبر البريد الإلكتروني أبدًا.',
  },
  newsletterReason: {
    en: 'You are receiving this message because this address was subscribed to the Marsa newsletter.',
    ar: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل للاشتراك في نشرة مرسى البريدية.',
  },
  leaveNewsletter: { en: 'Unsubscribe', ar: 'إنهاء الاشتراك' },
  visitorReason: {
    en: 'You are receiving this message because someone gave this address in a chat with Marsa. If it was not you, please ignore it.',
    ar: 'تصلك هذه الرسالة لأن هذا العنوان أُدخل في محادثة مع مرسى. إن لم تكن أنت من أدخله فتجاهلها.',
  },
  outbox: { en: 'Outbox', ar: 'صندوق الرسائل الصادرة' },
  outboxHint: {
    en: 'Messages of the demonstration, newest first. Nothing on this page leaves this machine unless a mail or text message service is set.',
    ar: 'رسائل النسخة التجريبية، الأحدث أولًا. لا تغادر أي رسالة هذا الجهاز ما لم تُضبط خدمة بريد أو رسائل نصية.',
  },
  outboxEmpty: { en: 'No messages yet.', ar: 'لا توجد رسائل بعد.' },
  recipient: { en: 'Recipient', ar: 'المستلم' },
  search: { en: 'Search', ar: 'بحث' },
  mail: { en: 'E-mail', ar: 'بريد إلكتروني' },
  sms: { en: 'Text message', ar: 'رسالة نصية' },
  preview: { en: 'Preview of the e-mail', ar: 'معاينة البريد الإلكتروني' },
  inOtherLanguage: { en: 'The same in the other language', ar: 'الرسالة نفسها باللغة الأخرى' },
})

export const outboxStateText = texts({
  waiting: { en: 'Waiting', ar: 'قيد الانتظار' },
  sending: { en: 'Being sent', ar: 'قيد الإرسال' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  kept: { en: 'Kept here', ar: 'محفوظة هنا' },
  dead: { en: 'Given up', ar: 'تعذّر الإرسال' },
})
