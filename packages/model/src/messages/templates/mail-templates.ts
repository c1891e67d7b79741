// Letters to a bare address or number: codes and links for people who are not, or not yet, signed in.
import { driverMails } from './driver-mails.ts'
import { guestMails } from './guest-mails.ts'
import { factorMails } from './factor-mails.ts'
import { accountMails } from './account-messages.ts'
import { messages, type ParamsOf } from '../message.ts'
import { identityMails } from './identity-mails.ts'
import { newsletterMails } from './newsletter-mails.ts'
import { peopleMails } from './people-mails.ts'
import { recipientMails } from './recipient-mails.ts'
import { registrationMails } from './registration-messages.ts'

/** `{lang}` in a link is the reader's language; other placeholders of a link are parameters. No link is ''. */
export const mailTemplates = messages({
  ...driverMails,
  ...factorMails,
  ...guestMails,
  ...identityMails,
  ...accountMails,
  ...newsletterMails,
  ...peopleMails,
  ...recipientMails,
  ...registrationMails,
  'chat-answer': {
    title: { en: 'The service desk has replied to you', ar: 'ردّ عليك مكتب الخدمة' },
    body: {
      en: 'An answer to your question is waiting for you in the chat.',
      ar: 'ينتظرك رد على سؤالك في المحادثة.',
    },
    button: { en: 'Read the answer', ar: 'قراءة الرد' },
    link: '/{lang}/user/chat',
    channels: ['mail'],
  },
  'chat-visitor-answer': {
    title: { en: 'The service desk has replied to you', ar: 'ردّ عليك مكتب الخدمة' },
    body: {
      en: '{colleague} from Marsa support has replied to you:\n\n{lines}\n\nThe button opens your conversation. It works once and expires after {days} days. Please do not forward this e-mail.',
      ar: 'وصلك رد من {colleague} من دعم مرسى:\n\n{lines}\n\nيفتح الزر محادثتك مرة واحدة خلال {days} أيام. يُرجى عدم إعادة توجيه هذه الرسالة إلى غيرك.',
    },
    button: { en: 'Continue the conversation', ar: 'متابعة المحادثة' },
    link: '/{lang}/help/conversation?token={token}',
    channels: ['mail'],
  },
  'sms-code': {
    title: {
      en: '{code} is your code, valid for {minutes} minutes. Never share it: we never ask for it.',
      ar: 'رمزك هو {code} وصالح لمدة {minutes} دقائق. لا تشاركه مع أحد، فنحن لا نطلبه منك.',
    },
    body: { en: '', ar: '' },
    button: { en: '', ar: '' },
    link: '',
    channels: ['sms'],
  },
})
export type MailTemplate = keyof typeof mailTemplates
export type MailParams<Name extends MailTemplate> = ParamsOf<(typeof mailTemplates)[Name]>
