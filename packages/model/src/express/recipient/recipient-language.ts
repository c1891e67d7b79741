// In which language a recipient is written to who has not chosen one.
import type { Lang } from '../../kit/text.ts'

/** Who is named in Arabic letters reads Arabic. */
export const recipientLanguage = (name: string): Lang => (/\p{Script=Arabic}/u.test(name) ? 'ar' : 'en')
