// Words and links of the footer, on public pages and in the app.
import { texts } from '../kit/text.ts'

export const footText = texts({
  about: {
    en: 'One portal for freight, storage, trucks and parcels across the United Arab Emirates.',
    ar: 'بوابة واحدة للشحن والتخزين والشاحنات والطرود في دولة الإمارات العربية المتحدة.',
  },
  trackShipment: { en: 'Track a shipment', ar: 'تتبّع شحنة' },
  questions: { en: 'Questions and answers', ar: 'الأسئلة الشائعة' },
  whichDocuments: { en: 'Know your documents', ar: 'دليل المستندات' },
  contact: { en: 'Contact us', ar: 'تواصل معنا' },
  forAgents: { en: 'For agents', ar: 'للوكلاء' },
  serviceLevels: { en: 'Service levels', ar: 'مستويات الخدمة' },
  agentSignIn: { en: 'Agent sign-in', ar: 'دخول الوكلاء' },
  talkToUs: { en: 'Talk to us', ar: 'تحدّث إلينا' },
  aroundTheClock: { en: 'Every day, around the clock', ar: 'على مدار الساعة طوال الأسبوع' },
  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  terms: { en: 'Terms', ar: 'الشروط والأحكام' },
  shipmentTerms: { en: 'Shipment terms', ar: 'شروط الشحن' },
  restricted: { en: 'Restricted items', ar: 'المواد المقيّدة' },
  rights: {
    en: '© 2026 Marsa. All prices in UAE dirhams.',
    ar: '© 2026 مرسى. جميع الأسعار بالدرهم الإماراتي.',
  },
})

/** The legal pages of the last row, in their order. */
export const footLegal = [
  { path: 'privacy', label: footText.privacy },
  { path: 'terms', label: footText.terms },
  { path: 'terms/shipment', label: footText.shipmentTerms },
  { path: 'terms/restricted-items', label: footText.restricted },
] as const

/** The pages of its column for help, in their order. */
export const footHelp = [
  { path: 'freight/track', label: footText.trackShipment },
  { path: 'help/faq', label: footText.questions },
  { path: 'help/documents', label: footText.whichDocuments },
  { path: 'help/contact', label: footText.contact },
] as const
