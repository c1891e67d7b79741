// Sentences about whose turn a shipment is, for the side that acts and for those who wait.
import { documentTypes } from '../documents/document-type.ts'
import { say, texts, type Lang } from '../kit/text.ts'
import { milestoneName } from './text.ts'
import type { Turn } from './turn.ts'

export const turnText = texts({
  waits: { en: 'Waiting for {who}: {what}', ar: 'بانتظار {who}: {what}' },
  missing: {
    en: {
      one: 'Missing: {documents}. The next step waits for it.',
      other: 'Missing: {documents}. The next step waits for them.',
    },
    ar: {
      zero: 'لا ينقص أي مستند.',
      one: 'الناقص: {documents}، والخطوة التالية متوقفة عليه.',
      two: 'الناقص: {documents}، والخطوة التالية متوقفة عليهما.',
      few: 'الناقص: {documents}، والخطوة التالية متوقفة عليها.',
      many: 'الناقص: {documents}، والخطوة التالية متوقفة عليها.',
      other: 'الناقص: {documents}، والخطوة التالية متوقفة عليها.',
    },
  },
  meanwhile: { en: 'In the meantime you can report: {step}.', ar: 'ويمكنكم في الأثناء تسجيل: {step}.' },
  complete: {
    en: 'You can also complete the delivery yourself.',
    ar: 'ويمكنكم أيضًا إتمام التسليم بأنفسكم.',
  },
})

const whoText = texts({
  customer: { en: 'the customer', ar: 'العميل' },
  agent: { en: 'the agent', ar: 'الوكيل' },
  yourAgent: { en: 'your agent', ar: 'وكيلك' },
  desk: { en: 'support', ar: 'فريق الدعم' },
})

const whatText = texts({
  'finish-payment': { en: 'the payment that is under way', ar: 'إتمام عملية الدفع الجارية' },
  'pay-balance': { en: 'payment of the balance', ar: 'سداد المبلغ المتبقي' },
  'upload-papers': { en: '{documents}', ar: '{documents}' },
  'report-milestone': { en: 'the next step', ar: 'الخطوة التالية' },
  'post-final-quote': { en: 'the final quotation', ar: 'العرض النهائي' },
  'upload-invoice': { en: 'the customer invoice', ar: 'فاتورة العميل' },
  'confirm-delivery': { en: 'confirmation of the delivery', ar: 'تأكيد التسليم' },
  'settle-dispute': { en: 'a decision on the dispute', ar: 'البت في الاعتراض' },
})

type TurnWording = Omit<Turn, 'documents'> & { documents: readonly Turn['documents'][number][] }

const documentNames = ({ documents }: TurnWording, lang: Lang): string =>
  documents.map((code) => documentTypes[code][lang]).join(lang === 'ar' ? '، ' : ', ')

/** For whom it waits and for what, as somebody else reads it. */
export const waitsSentence = (turn: TurnWording, lang: Lang, reader?: 'customer' | 'agent'): string =>
  say(lang, turnText.waits, {
    who: say(lang, whoText[turn.side === 'agent' && reader === 'customer' ? 'yourAgent' : turn.side]),
    what: say(lang, whatText[turn.action], { documents: documentNames(turn, lang) }),
  })

/** The documents that the reader uploads; undefined where the turn is about something else. */
export const missingSentence = (turn: TurnWording, lang: Lang): string | undefined =>
  turn.documents.length > 0
    ? say(lang, turnText.missing, { documents: documentNames(turn, lang), count: turn.documents.length })
    : undefined

/** What an agent can do while it waits. */
export const meanwhileSentence = ({ meanwhile }: TurnWording, lang: Lang): string | undefined => {
  if (meanwhile === null) return undefined
  return meanwhile === 'complete-delivery'
    ? say(lang, turnText.complete)
    : say(lang, turnText.meanwhile, { step: say(lang, milestoneName(meanwhile)) })
}
