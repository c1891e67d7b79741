// Fields of the chat: what a visitor tells about themselves (A 3), a message, and the forms of both on the wire.
import { z } from 'zod'
import { cleanText } from '../../kit/id.ts'
import { mobileDigits } from '../../reference/identifiers.ts'
import { inBoth } from '../../kit/fields.ts'
import { languages } from '../../kit/text.ts'
import { chatEvents, chatOutcomes, chatStates, chatTextLimit } from './chat.ts'
import { atMost, tooLong } from '../../kit/too-long.ts'

const nameLimit = 120

/** Never an identity: what a visitor types is shown to staff as not verified (Z39). */
export const chatVisitor = z.strictObject({
  fullName: z
    .string({ error: 'chat.name' })
    .max(2 * nameLimit, tooLong(nameLimit))
    .transform((text) => cleanText(text.replace(/\n/g, ' ')))
    .pipe(
      z
        .string()
        .min(2, 'chat.name')
        .max(...atMost(nameLimit)),
    ),
  email: z
    .string({ error: 'chat.email' })
    .trim()
    .toLowerCase()
    .max(254, 'chat.email')
    .pipe(z.email('chat.email')),
  mobile: z
    .string({ error: 'reference.mobile.form' })
    .max(30, 'reference.mobile.form')
    .transform((value, context) => {
      const digits = mobileDigits(value)
      if (digits) return `+971${digits}`
      context.addIssue({ code: 'custom', message: 'reference.mobile.form' })
      return z.NEVER
    }),
})
export type ChatVisitor = z.infer<typeof chatVisitor>

export const chatBody = z
  .string({ error: 'chat.text' })
  .max(2 * chatTextLimit, 'chat.too-long')
  .transform(cleanText)
  .pipe(z.string().min(1, 'chat.text').max(chatTextLimit, 'chat.too-long'))

export const chatMessage = z.strictObject({
  id: z.string(),
  /** Place in the conversation, from 1 and without a gap. */
  number: z.int(),
  from: z.enum(['customer', 'desk', 'system']),
  /** First name of who wrote it, or of whom an event tells. */
  by: inBoth.nullable(),
  text: z.string(),
  event: z.enum(chatEvents).nullable(),
  /** How it ended; told to staff alone. */
  outcome: z.enum(chatOutcomes).nullable(),
  at: z.string(),
  /** The sender's own id of the message; null in what the other side wrote. */
  clientId: z.string().nullable(),
  file: z.strictObject({ name: z.string(), mediaType: z.string(), size: z.int() }).nullable(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** What both sides are shown of a conversation. */
export const chatThread = {
  items: z.array(chatMessage),
  /** Where the next `since` begins. */
  cursor: z.string(),
  /** True when there are messages before the first of `items`. */
  earlier: z.boolean(),
  /** Number up to which the other side has seen the messages. */
  delivered: z.int(),
  unread: z.int(),
  /** The other side is writing. */
  typing: z.boolean(),
}

export const chatPerson = z.strictObject({ id: z.string(), name: inBoth })

/** A conversation as the desk lists it. */
export const chatRow = z.strictObject({
  id: z.string(),
  kind: z.enum(['visitor', 'customer', 'agent']),
  name: inBoth,
  company: inBoth.nullable(),
  email: z.string(),
  mobile: z.string().nullable(),
  language: z.enum(languages),
  state: z.enum(chatStates),
  assignedTo: chatPerson.nullable(),
  openedAt: z.string(),
  lastAt: z.string(),
  lastText: z.string(),
  lastFrom: z.enum(['customer', 'desk']),
  messages: z.int(),
  unread: z.int(),
  /** Since when somebody waits for an answer, and whether it has been too long. */
  waitingSince: z.string().nullable(),
  late: z.boolean(),
  outcome: z.enum(chatOutcomes).nullable(),
})
export type ChatRow = z.infer<typeof chatRow>

export const cannedAnswer = z.strictObject({
  id: z.string(),
  titleEn: z.string(),
  titleAr: z.string(),
  textEn: z.string(),
  textAr: z.string(),
})
export type CannedAnswer = z.infer<typeof cannedAnswer>
