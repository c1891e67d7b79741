// Contracts of the chat (C037, C038): one's own conversation for visitors and customers, and all of them for the desk.
import { z } from 'zod'
import { pageNumber } from '../../kit/paging.ts'
import { ok } from '../../kit/answer.ts'
import { anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { inBoth } from '../../kit/fields.ts'
import { languages } from '../../kit/text.ts'
import { chatAnswerers, chatOutcomes, chatReaders, chatStates, chatWriters } from './chat.ts'
import {
  cannedAnswer,
  chatMessage,
  chatPerson,
  chatRow,
  chatBody,
  chatThread,
  chatVisitor,
} from './chat-fields.ts'
import { atMost } from '../../kit/too-long.ts'

const place = z
  .string()
  .regex(/^\d{1,9}$/, 'messages.position')
  .optional()
const pages = { since: place, before: place }
const id = z.uuid('chat.id')
/** Named by staff; everybody else has one conversation, and is answered 404 for any other. */
const whose = id.optional()
const day = z.iso.date().optional()
const searched = z.string().trim().max(120).optional()

/** The caller's own conversation; empty before the first message. */
export const viewGeneralChat = endpoint({
  verb: 'viewGeneralChat',
  call: 'C037',
  method: 'GET',
  path: 'ViewGeneralChat',
  policy: anyone,
  query: z.strictObject(pages),
  readRecord: 'person',
  answer: z.strictObject({
    ...chatThread,
    id: z.string().nullable(),
    state: z.enum(chatStates).nullable(),
    /** Who answers, by first name. */
    agent: inBoth.nullable(),
    /** Whom the visitor said to be. */
    name: z.string().nullable(),
  }),
  background: true,
})

const returnToken = z
  .string()
  .regex(/^[\w-]{43}$/, 'chat.link')
  .optional()

/** The link of a mail leads a visitor's browser back into their conversation, once; it answers a cookie. */
export const returnToChat = endpoint({
  verb: 'returnToChat',
  method: 'POST',
  path: 'chat/return',
  policy: { visitor: 'own' },
  query: z.strictObject({ lang: z.enum(languages).optional(), token: returnToken }),
  body: z.strictObject({ token: returnToken }),
  answer: ok,
  problems: ['chat.link'],
  limit: ['chat.open'],
})

const sendProblems = ['chat.id', 'chat.introduce', 'chat.closed', 'chat.taken']

/** The same `clientId` sent again is the same message. A visitor's first one says who they are and answers a cookie. */
export const sendChatMessage = endpoint({
  verb: 'sendChatMessage',
  call: 'C038',
  method: 'POST',
  path: 'chat/send',
  policy: chatWriters,
  body: z.strictObject({
    id: whose,
    clientId: z.uuid(),
    text: chatBody,
    visitor: chatVisitor.optional(),
    language: z.enum(languages).optional(),
  }),
  answer: chatMessage,
  problems: sendProblems,
  limit: ['chat.caller'],
})

/** Multipart: `clientId`, for staff `id`, and one file. */
export const chatUploadFields = z.strictObject({ id: whose, clientId: z.uuid() })
export const attachToChat = endpoint({
  verb: 'attachToChat',
  method: 'POST',
  path: 'chat/attach',
  policy: chatWriters,
  multipart: { files: 'one', fields: chatUploadFields },
  answer: chatMessage,
  problems: [
    ...sendProblems,
    'chat.files',
    'documents.no-file',
    'documents.format',
    'documents.content',
    'documents.size',
    'documents.total-size',
    'documents.count',
    'documents.name',
    'documents.damaged',
    'documents.active',
    'documents.protected',
    'documents.too-complex',
    'documents.infected',
    'documents.unchecked',
  ],
  limit: ['chat.caller', 'chat.file'],
})

export const typeInChat = endpoint({
  verb: 'typeInChat',
  method: 'POST',
  path: 'chat/typing',
  policy: chatWriters,
  body: z.strictObject({ id: whose }),
  answer: ok,
  problems: ['chat.id'],
  background: true,
})

export const readChat = endpoint({
  verb: 'readChat',
  method: 'POST',
  path: 'chat/read',
  policy: chatWriters,
  body: z.strictObject({ id: whose, upTo: z.int().min(1) }),
  answer: ok,
  problems: ['chat.id'],
  background: true,
})

export const downloadChatFile = endpoint({
  verb: 'downloadChatFile',
  method: 'GET',
  path: 'chat/file',
  policy: { ...chatWriters, ...chatReaders },
  query: z.strictObject({ messageId: z.uuid('chat.id') }),
  readRecord: 'person',
  answer: z.unknown(),
  file: 'any',
  problems: ['chat.id'],
})

export const chatFilters = ['waiting', 'mine', 'all', 'closed'] as const
export type ChatFilter = (typeof chatFilters)[number]
export const chatListPage = 30

export const listChats = endpoint({
  verb: 'listChats',
  method: 'GET',
  path: 'chat/list',
  policy: chatReaders,
  query: z.strictObject({
    filter: z.enum(chatFilters).default('all'),
    /** In messages. */
    text: searched,
    /** Name, e-mail, number or company. */
    person: searched,
    from: day,
    to: day,
    page: pageNumber,
  }),
  answer: z.strictObject({
    items: z.array(chatRow),
    total: z.int(),
    /** How many wait, and how many are the caller's own, whatever the filter. */
    waiting: z.int(),
    mine: z.int(),
  }),
  background: true,
})

export const viewChat = endpoint({
  verb: 'viewChat',
  method: 'GET',
  path: 'chat/view',
  policy: chatReaders,
  query: z.strictObject({ id, ...pages }),
  answer: z.strictObject({
    ...chatThread,
    chat: chatRow,
    /** Colleagues it may be handed to. */
    people: z.array(chatPerson),
    /** Whether the caller may act at all. */
    mayAct: z.boolean(),
    /** The caller, to tell their own from others'. */
    me: z.string(),
  }),
  problems: ['chat.id'],
  background: true,
})

export const takeChat = endpoint({
  verb: 'takeChat',
  method: 'POST',
  path: 'chat/take',
  policy: chatAnswerers,
  body: z.strictObject({ id }),
  answer: ok,
  problems: ['chat.id', 'chat.taken', 'chat.closed'],
})

export const handOverChat = endpoint({
  verb: 'handOverChat',
  method: 'POST',
  path: 'chat/hand-over',
  policy: chatAnswerers,
  body: z.strictObject({ id, to: z.uuid('chat.colleague') }),
  answer: ok,
  problems: ['chat.id', 'chat.not-taken', 'chat.closed', 'chat.colleague'],
})

export const closeChat = endpoint({
  verb: 'closeChat',
  method: 'POST',
  path: 'chat/close',
  policy: chatAnswerers,
  body: z.strictObject({ id, outcome: z.enum(chatOutcomes) }),
  answer: ok,
  problems: ['chat.id', 'chat.not-taken', 'chat.closed'],
})

export const downloadTranscript = endpoint({
  verb: 'downloadTranscript',
  method: 'GET',
  path: 'chat/transcript',
  policy: chatReaders,
  query: z.strictObject({ id }),
  answer: z.unknown(),
  file: 'text/plain',
  problems: ['chat.id'],
})

export const listCannedAnswers = endpoint({
  verb: 'listCannedAnswers',
  method: 'GET',
  path: 'chat/answers',
  policy: chatReaders,
  answer: z.strictObject({ items: z.array(cannedAnswer) }),
  background: true,
})

const title = z
  .string({ error: 'chat.both-languages' })
  .trim()
  .min(1, 'chat.both-languages')
  .max(...atMost(80))

/** Without an id a new one. */
export const saveCannedAnswer = endpoint({
  verb: 'saveCannedAnswer',
  method: 'POST',
  path: 'chat/answers',
  policy: chatAnswerers,
  body: z.strictObject({ id: whose, titleEn: title, titleAr: title, textEn: chatBody, textAr: chatBody }),
  answer: cannedAnswer,
  problems: ['chat.id'],
})

export const removeCannedAnswer = endpoint({
  verb: 'removeCannedAnswer',
  method: 'POST',
  path: 'chat/answers/remove',
  policy: chatAnswerers,
  body: z.strictObject({ id }),
  answer: ok,
  problems: ['chat.id'],
})

export const chatEndpoints = [
  viewGeneralChat,
  returnToChat,
  sendChatMessage,
  attachToChat,
  typeInChat,
  readChat,
  downloadChatFile,
  listChats,
  viewChat,
  takeChat,
  handOverChat,
  closeChat,
  downloadTranscript,
  listCannedAnswers,
  saveCannedAnswer,
  removeCannedAnswer,
]
