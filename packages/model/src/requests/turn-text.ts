// Sentences about whose turn a request is: for the side that acts, and for everybody who waits for it.
import { documentTypes, type DocCode } from '../documents/document-type.ts'
import { comma, say, texts, type Lang, type TextRow } from '../kit/text.ts'
import type { CommonAction, TurnSide } from './turn.ts'

/** What the side that acts is asked to do, outside the execution of a line. */
export const commonTurnText = texts({
  'finish-draft': { en: 'Finish your request', ar: 'أكمل طلبك' },
  'answer-question': { en: 'Answer the question', ar: 'أجب عن السؤال' },
  'review-request': { en: 'Find an agent to quote', ar: 'ابحث عمّن يقدّم عرضًا' },
  'answer-request': { en: 'Answer the request', ar: 'رُدّ على الطلب' },
  'compare-quotes': { en: 'Compare the quotes', ar: 'قارن العروض' },
  'finish-payment': { en: 'Finish the payment', ar: 'أكمل الدفع' },
  'request-again': { en: 'Request quotes again', ar: 'اطلب العروض من جديد' },
  'give-feedback': { en: 'Tell us how it went', ar: 'أخبرنا عن تجربتك' },
} satisfies Record<CommonAction, TextRow>)

/** The last of the money, in lines whose final quotation asks for it. */
export const moneyTurnText = texts({
  'pay-balance': { en: 'Pay the final quotation', ar: 'سدّد المبلغ النهائي' },
  'post-final-quote': { en: 'Post the final quotation', ar: 'أصدر العرض النهائي' },
  'upload-invoice': { en: 'Upload the customer invoice', ar: 'ارفع فاتورة العميل' },
})

/** What is waited for, in a sentence that begins with for whom. */
export const commonWaitText = texts({
  'finish-draft': { en: 'the request', ar: 'إرسال الطلب' },
  'answer-question': { en: 'an answer to the question', ar: 'الإجابة عن السؤال' },
  'review-request': { en: 'an agent to quote', ar: 'إيجاد من يقدّم عرضًا' },
  'answer-request': { en: 'quotes', ar: 'عروض الأسعار' },
  'compare-quotes': { en: 'the choice of a quote', ar: 'اختيار أحد العروض' },
  'finish-payment': { en: 'the payment in progress', ar: 'إتمام عملية الدفع الجارية' },
  'request-again': { en: 'a new round of quotes', ar: 'جولة عروض جديدة' },
  'give-feedback': { en: 'a rating', ar: 'التقييم' },
} satisfies Record<CommonAction, TextRow>)

export const moneyWaitText = texts({
  'pay-balance': { en: 'payment of the final quotation', ar: 'سداد المبلغ النهائي' },
  'post-final-quote': { en: 'the final quotation', ar: 'العرض النهائي' },
  'upload-invoice': { en: 'the customer invoice', ar: 'فاتورة العميل' },
})

const sentenceText = texts({
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
  missingLater: {
    en: 'Missing: {documents}. Customs will need it; the shipment continues in the meantime.',
    ar: 'الناقص: {documents}. ستحتاج إليه الجمارك، وتستمر الشحنة في هذه الأثناء.',
  },
  meanwhile: { en: 'In the meantime you can report: {step}.', ar: 'ويمكنك في الأثناء تسجيل: {step}.' },
})

/** As it travels: the deadline is text. */
export type TurnSeen = {
  side: TurnSide
  action: string
  documents: readonly DocCode[]
  meanwhile: string | null
}

/** The words of one line. */
export type TurnWords = {
  /** What the side that acts does, by action. */
  does: Readonly<Record<string, TextRow>>
  /** What is waited for, by action; `{documents}` are those that are missing. */
  waits: Readonly<Record<string, TextRow>>
  /** What stops without the missing documents, by action, where it is not the next step of a shipment: `{documents}`, `{count}`. */
  lacks?: Readonly<Record<string, TextRow>>
  /** For whom; `yours` is the agent as its customer calls it. */
  who: Readonly<Record<TurnSide | 'yours', TextRow>>
  /** What the agent may do while it waits for somebody else: the name of a step, or a sentence of its own. */
  meanwhile(code: string): TextRow | { sentence: TextRow } | undefined
  /** What the customer may do while the agent acts, by action: why it should. */
  beside?: Readonly<Record<string, TextRow>>
}

const documentsIn = ({ documents }: TurnSeen, lang: Lang): string =>
  documents.map((code) => documentTypes[code][lang]).join(comma(lang))

/** For whom it waits and for what, as somebody else reads it. */
export const waitsSentence = (
  words: TurnWords,
  seen: TurnSeen,
  lang: Lang,
  reader?: 'customer' | 'agent',
): string => {
  const what = words.waits[seen.action]
  return say(lang, sentenceText.waits, {
    who: say(lang, words.who[seen.side === 'agent' && reader === 'customer' ? 'yours' : seen.side]),
    what: what ? say(lang, what, { documents: documentsIn(seen, lang) }) : '',
  })
}

/** The documents that the reader uploads; undefined where the turn is about something else. */
export const missingSentence = (words: TurnWords, seen: TurnSeen, lang: Lang): string | undefined => {
  const { action, documents, meanwhile } = seen
  if (documents.length === 0) return undefined
  const named = documentsIn(seen, lang)
  const lacks = words.lacks?.[action]
  if (lacks) return say(lang, lacks, { documents: named, count: documents.length })
  return meanwhile === null
    ? say(lang, sentenceText.missing, { documents: named, count: documents.length })
    : say(lang, sentenceText.missingLater, { documents: named })
}

/** What an agent can do while it waits. */
export const meanwhileSentence = (
  words: TurnWords,
  { meanwhile }: TurnSeen,
  lang: Lang,
): string | undefined => {
  const found = meanwhile === null ? undefined : words.meanwhile(meanwhile)
  if (!found) return undefined
  return 'sentence' in found
    ? say(lang, found.sentence)
    : say(lang, sentenceText.meanwhile, { step: say(lang, found) })
}
