// What a system needs to install Marsa like an app, in each language.
import { say, texts, type Lang } from '@marsa/model/kit/text.ts'

const words = texts({
  name: { en: 'Marsa', ar: 'مرسى' },
  long: { en: 'Marsa: freight, storage, parcels, trucks', ar: 'مرسى: شحن وتخزين وطرود وشاحنات' },
  description: {
    en: 'Quotes, payment and tracking for freight, storage, parcels and trucks in the UAE.',
    ar: 'عروض ودفع وتتبّع للشحن والتخزين والطرود والشاحنات في الإمارات.',
  },
  track: { en: 'Track a shipment', ar: 'تتبّع شحنة' },
  quote: { en: 'Get a quote', ar: 'اطلب عرض سعر' },
  help: { en: 'Help', ar: 'المساعدة' },
})

const shortcuts = { 'freight/track': words.track, 'freight/quote': words.quote, 'help/faq': words.help }

export const manifestOf = (lang: Lang) => ({
  id: '/',
  name: say(lang, words.long),
  short_name: say(lang, words.name),
  description: say(lang, words.description),
  lang,
  dir: lang === 'ar' ? 'rtl' : 'ltr',
  start_url: `/${lang}/home`,
  scope: '/',
  display: 'standalone',
  background_color: '#f6f8fa',
  theme_color: '#ffffff',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
  shortcuts: Object.entries(shortcuts).map(([path, row]) => ({
    name: say(lang, row),
    url: `/${lang}/${path}`,
  })),
})
