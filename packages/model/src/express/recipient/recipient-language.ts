// In which language a recipient is written to who has not chosen one.
import { isArabic, type Lang } from '../../kit/text.ts'

/** Who is named in Arabic letters reads Arabic. */
export const recipientLanguage = (name: string): Lang => (isArabic(name) ? 'ar' : 'en')
