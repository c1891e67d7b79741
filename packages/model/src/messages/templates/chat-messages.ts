// Messages about conversations: to the desk that somebody waits, to the customer that an answer has come.
import { messages } from '../message.ts'

export const chatMessages = messages({
  'chat-waiting': {
    title: { en: 'Someone is waiting in the chat', ar: 'محادثة جديدة بانتظار الرد' },
    body: {
      en: '{name} has written to the service desk and is waiting for an answer.',
      ar: 'كتب {name} إلى مكتب الخدمة وينتظر الرد.',
    },
    button: { en: 'Open the conversation', ar: 'فتح المحادثة' },
    link: '/{lang}/desk/chats?filter=waiting&chat={id}',
    channels: [],
  },
  'chat-handed-over': {
    title: { en: 'A conversation was handed to you', ar: 'أُحيلت إليك محادثة' },
    body: {
      en: '{colleague} has asked you to take over the conversation with {name}.',
      ar: 'يطلب منك {colleague} متابعة المحادثة مع {name}.',
    },
    button: { en: 'Open the conversation', ar: 'فتح المحادثة' },
    link: '/{lang}/desk/chats?filter=mine&chat={id}',
    channels: [],
  },
  'chat-answered': {
    title: { en: 'The service desk has replied to you', ar: 'ردّ عليك مكتب الخدمة' },
    body: {
      en: '{colleague} has answered your question in the chat.',
      ar: 'وصلك رد من {colleague} على سؤالك في المحادثة.',
    },
    button: { en: 'Read the answer', ar: 'قراءة الرد' },
    link: '/{lang}/user/chat',
    channels: [],
  },
})
