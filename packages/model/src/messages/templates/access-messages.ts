// Messages to administrators about access that makes somebody a second person: asked for, confirmed, ended. Always sent.
import { messages } from '../message.ts'

const open = { en: 'Open the users', ar: 'فتح صفحة المستخدمين' } as const
const page = '/{lang}/user/usermanagement'

export const accessMessages = messages({
  'access-proposed': {
    title: { en: 'Access waits for your confirmation', ar: 'صلاحية بانتظار موافقتك' },
    body: {
      en: '{colleague} has asked for this for {who}: {what}. Nothing changes until another administrator confirms it. Confirm it only if you know the person; if you did not expect this, refuse it and ask.',
      ar: 'يطلب {colleague} ما يلي لـ {who}: {what}. لا يتغيّر شيء قبل موافقة مدير آخر. لا توافق إلا إن كنت تعرف هذا الشخص، وإن لم تتوقع هذا الطلب فارفضه واستفسر عنه.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'access-confirmed': {
    title: { en: 'Access was given', ar: 'مُنحت صلاحية' },
    body: {
      en: '{colleague} has confirmed this for {who}: {what}. It is in force.',
      ar: 'وافق {colleague} على ما يلي لـ {who}: {what}. أصبح ذلك ساريًا.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'access-refused': {
    title: { en: 'A request for access was ended', ar: 'أُنهي طلب صلاحية' },
    body: {
      en: '{colleague} has ended the request for {who}: {what}. Nothing has changed.',
      ar: 'أنهى {colleague} ما طُلب لـ {who}: {what}. لم يتغيّر شيء.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
})
