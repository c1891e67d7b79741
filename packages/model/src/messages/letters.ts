// Letters to a bare address or number: codes and links for people who are not, or not yet, signed in.
import { factorLetters } from './factor-letters.ts'
import { accountLetters } from './account-messages.ts'
import { messages, type ParamsOf } from './message.ts'
import { identityLetters } from './identity-letters.ts'
import { newsletterLetters } from './newsletter-letters.ts'
import { peopleLetters } from './people-letters.ts'
import { registrationLetters } from './registration-messages.ts'

/** `{lang}` in a link is the reader's language; other placeholders of a link are parameters. No link is ''. */
export const letters = messages({
  ...factorLetters,
  ...identityLetters,
  ...accountLetters,
  ...newsletterLetters,
  ...peopleLetters,
  ...registrationLetters,
  'chat-answer': {
    title: { en: 'The service desk has answered you', ar: 'ردّ عليكم مكتب الخدمة' },
    body: {
      en: 'An answer to your question is waiting for you in the chat.',
      ar: 'ينتظركم رد على سؤالكم في المحادثة.',
    },
    button: { en: 'Read the answer', ar: 'قراءة الرد' },
    link: '/{lang}/user/chat',
    channels: ['mail'],
  },
  'chat-visitor-answer': {
    title: { en: 'The service desk has answered you', ar: 'ردّ عليكم مكتب الخدمة' },
    body: {
      en: '{colleague} from Marsa support has answered you:\n\n{lines}\n\nThe button opens your conversation, once and for {days} days. Please do not pass this letter on.',
      ar: 'وصلكم رد من {colleague} من دعم مرسى:\n\n{lines}\n\nيفتح الزر محادثتكم مرة واحدة خلال {days} أيام. يُرجى عدم إعادة توجيه هذه الرسالة إلى غيركم.',
    },
    button: { en: 'Go on with the conversation', ar: 'متابعة المحادثة' },
    link: '/{lang}/help/conversation?token={token}',
    channels: ['mail'],
  },
  'sms-code': {
    title: {
      en: '{code} is your code, valid for {minutes} minutes. Never share it: we do not ask for it.',
      ar: 'رمزك هو {code} وصالح لمدة {minutes} دقائق. لا تشاركه مع أحد، فنحن لا نطلبه منك.',
    },
    body: { en: '', ar: '' },
    button: { en: '', ar: '' },
    link: '',
    channels: ['sms'],
  },
})
export type LetterName = keyof typeof letters
export type LetterParams<Name extends LetterName> = ParamsOf<(typeof letters)[Name]>
