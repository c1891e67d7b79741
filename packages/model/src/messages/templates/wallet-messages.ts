// Messages about the wallet of express: its PIN, and corrections that wait for a second administrator.
import { messages } from '../message.ts'

const wallet = '/{lang}/express/wallet'
const open = { en: 'Open the wallet', ar: 'فتح المحفظة' } as const

/** About whether somebody else is at one's money: always sent. */
export const pinMessages = messages({
  'pin-locked': {
    title: { en: 'Your cash PIN is locked', ar: 'تم قفل الرمز السري للحساب النقدي' },
    body: {
      en: 'A wrong PIN was entered several times. It unlocks automatically after a while; the wallet page shows when. If this was not you, reset the PIN and change your password.',
      ar: 'أُدخل رمز خاطئ عدة مرات. يُفتح الرمز تلقائيًا بعد مدة تبيّنها صفحة المحفظة. إن لم تكن أنت من أدخله، فأعد تعيين الرمز وغيّر كلمة المرور.',
    },
    button: open,
    link: wallet,
    channels: ['mail', 'sms'],
  },
  'pin-blocked': {
    title: { en: 'You need to set a new cash PIN', ar: 'يجب تعيين رمز سري جديد للحساب النقدي' },
    body: {
      en: 'The PIN was locked three times in a row and no longer works. Set a new one with your password and a code to your mobile. If this was not you, change your password as well.',
      ar: 'قُفل الرمز ثلاث مرات متتالية ولم يعد صالحًا. عيّن رمزًا جديدًا بكلمة المرور ورمز يصل إلى هاتفك. إن لم تكن أنت من أدخله، فغيّر كلمة المرور أيضًا.',
    },
    button: open,
    link: wallet,
    channels: ['mail', 'sms'],
  },
  'pin-reset': {
    title: { en: 'Your cash PIN was reset', ar: 'تمت إعادة تعيين الرمز السري للحساب النقدي' },
    body: {
      en: 'A new PIN was set with your password and a code sent to your mobile. If this was not you, change your password right away and tell us.',
      ar: 'تم تعيين رمز جديد بكلمة المرور ورمز وصل إلى هاتفك. إن لم تكن أنت من فعل ذلك، فغيّر كلمة المرور فورًا وأبلغنا.',
    },
    button: { en: 'Contact us', ar: 'تواصل معنا' },
    link: '/{lang}/help/contact',
    channels: ['mail', 'sms'],
  },
})

export const walletDeskMessages = messages({
  'tariff-proposed': {
    title: {
      en: 'A new version of the express tariff is waiting for a second approval',
      ar: 'إصدار جديد من تعرفة الطرود بانتظار موافقة ثانية',
    },
    body: {
      en: '{colleague} proposes new prices from {date}. Compare them with those in force before you approve.',
      ar: 'يقترح {colleague} أسعارًا جديدة اعتبارًا من {date}. قارنها بالأسعار السارية قبل الموافقة.',
    },
    button: { en: 'Compare the prices', ar: 'مقارنة الأسعار' },
    link: '/{lang}/express/setup',
    channels: ['mail'],
  },
  'wallet-adjustment-proposed': {
    title: {
      en: 'A wallet correction is waiting for a second approval',
      ar: 'تصحيح محفظة بانتظار موافقة ثانية',
    },
    body: {
      en: '{colleague} proposes {amount} for the wallet of {company}.',
      ar: 'يقترح {colleague} تصحيحًا بمبلغ {amount} في محفظة {company}.',
    },
    button: { en: 'Open the wallet', ar: 'فتح المحفظة' },
    link: '/{lang}/express/wallets/{id}',
    channels: ['mail'],
  },
})

/** Money of the company, month by month. */
export const walletStatementMessages = messages({
  'wallet-statement': {
    title: { en: 'Your wallet statement is ready', ar: 'كشف حساب محفظتك جاهز' },
    body: {
      en: 'Statement {number} covers the month up to {day}. Opening balance {opening}, closing balance {closing}. The file with every movement is under Where is my money.',
      ar: 'يغطي الكشف {number} الشهر المنتهي في {day}. الرصيد الافتتاحي {opening} والرصيد الختامي {closing}. تجد الملف بجميع الحركات في صفحة «أين أموالي».',
    },
    button: { en: 'Open the statement', ar: 'فتح كشف الحساب' },
    link: '/{lang}/express/cash',
    channels: ['mail'],
  },
})
