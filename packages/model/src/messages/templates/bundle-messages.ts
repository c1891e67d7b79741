// Messages about bundles of credits: to the administrators of the company and who bought it.
import { messages } from '../message.ts'

const open = { en: 'Open your bundle', ar: 'فتح الباقة' } as const
const page = '/{lang}/express/bundles'

/** About money: people may choose how they get them, but not that they do not. */
export const bundleMessages = messages({
  'bundle-bought': {
    title: { en: 'Your bundle is active', ar: 'باقتك سارية الآن' },
    body: {
      en: 'Your {plan} bundle has {credits} credits, valid until {day}. You will find the tax invoice on your bundle page.',
      ar: 'الباقة {plan}: رصيد {credits} حتى {day}. الفاتورة الضريبية في صفحة الباقة.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'bundle-low': {
    title: { en: 'Your bundle is running low', ar: 'رصيد باقتك يوشك على النفاد' },
    body: {
      en: '{amount} of credit is left in your {plan} bundle. Once it is used up, parcels are charged at list price.',
      ar: 'بقي {amount} من رصيد الباقة {plan}. عند نفاده تُحتسب الطرود بسعر القائمة.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'bundle-used-up': {
    title: { en: 'Your bundle is used up', ar: 'نفد رصيد باقتك' },
    body: {
      en: 'Your {plan} bundle has no credit left and has ended. You can buy a new one.',
      ar: 'لم يبقَ رصيد في الباقة {plan} وقد انتهت. يمكنك شراء باقة أخرى.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'bundle-ending': {
    title: { en: 'Your bundle ends soon', ar: 'باقتك تنتهي قريبًا' },
    body: {
      en: 'Your {plan} bundle runs until the end of {day}. Your remaining {amount} of credit expires then if you do not use it.',
      ar: 'تستمر الباقة {plan} حتى نهاية يوم {day}. وينتهي معها ما لم يُستخدم من رصيدها وهو {amount}.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'bundle-ended': {
    title: { en: 'Your bundle has ended', ar: 'انتهت باقتك' },
    body: {
      en: 'Your {plan} bundle has ended, and {amount} of credit expired with it. You can buy another one.',
      ar: 'انتهت مدة الباقة {plan}، وانتهى معها رصيد قدره {amount}. يمكنك شراء باقة أخرى.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'bundle-cancelled': {
    title: { en: 'Your bundle was cancelled', ar: 'تم إلغاء باقتك' },
    body: {
      en: 'Your {plan} bundle was cancelled as you requested, and {amount} of credit expired with it.',
      ar: 'تم إلغاء الباقة {plan} بناءً على طلبك، وانتهى معها رصيد قدره {amount}.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
})
