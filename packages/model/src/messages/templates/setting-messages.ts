// Messages to administrators about settings that protect money or access: asked for, approved, refused. Always sent.
import { messages } from '../message.ts'

const open = { en: 'Open the settings', ar: 'فتح الإعدادات' } as const
const page = '/{lang}/admin/settings'

export const settingMessages = messages({
  'setting-proposed': {
    title: { en: 'Request to loosen a protection', ar: 'طلب لتخفيف إعداد حماية' },
    body: {
      en: '{colleague} has asked to loosen the setting “{name}” from {from} to {to}. Nothing changes until another administrator approves it. If you did not expect this, refuse it and ask.',
      ar: 'يطلب {colleague} تخفيف الإعداد «{name}» من {from} إلى {to}. لا يتغيّر شيء قبل موافقة مدير آخر. إن لم تتوقع هذا الطلب فارفضه واستفسر عنه.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'setting-approved': {
    title: { en: 'A protection was loosened', ar: 'خُفِّف إعداد حماية' },
    body: {
      en: '{colleague} has approved the change of the setting “{name}” from {from} to {to}. It is in force.',
      ar: 'وافق {colleague} على تغيير الإعداد «{name}» من {from} إلى {to}، وأصبح ساريًا.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
  'setting-refused': {
    title: { en: 'A protection stays unchanged', ar: 'بقي إعداد الحماية كما هو' },
    body: {
      en: '{colleague} has ended the request to loosen the setting “{name}” from {from} to {to}. Nothing has changed.',
      ar: 'أنهى {colleague} طلب تخفيف الإعداد «{name}» من {from} إلى {to}، ولم يتغيّر شيء.',
    },
    button: open,
    link: page,
    channels: ['mail'],
  },
})
