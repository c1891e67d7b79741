// Feedback after completion, the same for every line: one to five stars, and a comment that is required and short (A 2, A 5).
import { z } from 'zod'
import { texts } from '../kit/text.ts'

/** Longest comment (decisions 4.10 no. 12). */
export const feedbackCommentLength = 150

export const FeedbackRating = z.int().min(1).max(5)
export const FeedbackComment = z.string().trim().max(feedbackCommentLength, 'quotes.comment-long')

export const feedbackText = texts({
  stars: {
    en: { one: '{count} star', other: '{count} stars' },
    ar: {
      zero: 'دون نجوم',
      one: 'نجمة واحدة',
      two: 'نجمتان',
      few: '{count} نجوم',
      many: '{count} نجمة',
      other: '{count} نجمة',
    },
  },
  rating: { en: 'Your rating', ar: 'تقييمك' },
  comments: { en: 'Your comments', ar: 'ملاحظاتك' },
  commentsHint: { en: 'Required, at most {length} characters', ar: 'مطلوبة، بحد أقصى {length} حرفًا' },
  chooseRating: { en: 'Choose from one to five stars.', ar: 'اختر من نجمة إلى خمس نجوم.' },
  send: { en: 'Send', ar: 'إرسال' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  thanks: { en: 'Thank you. Your feedback has been sent.', ar: 'شكرًا لك. تم إرسال ملاحظاتك.' },
  already: { en: 'Your feedback has already been submitted', ar: 'سبق إرسال ملاحظاتك' },
  rated: {
    en: 'Your rating is recorded: {rating} of 5. Tell us more?',
    ar: 'سُجّل تقييمك: {rating} من 5. هل لديك ما تضيفه؟',
  },
})
