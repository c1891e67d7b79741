// Conversations between the service desk and the people it serves: states, limits, who may do what, and why not.
import { customers, type Policy } from '../../kit/access.ts'
import { machine } from '../../kit/machine.ts'

export const chatStates = ['OPEN', 'IN_WORK', 'CLOSED'] as const
export type ChatState = (typeof chatStates)[number]

/** Decisions 4.9. Who writes again after the end opens the conversation anew. */
export const chatMachine = machine({
  name: 'chat',
  states: chatStates,
  terminal: ['CLOSED'],
  moves: {
    openChat: { from: [], to: ['OPEN'], actors: ['visitor', 'customer', 'agent'] },
    takeChat: { from: ['OPEN'], to: ['IN_WORK'], actors: ['desk', 'admin'] },
    handOverChat: { from: ['IN_WORK'], to: ['IN_WORK'], actors: ['desk', 'admin'] },
    closeChat: { from: ['IN_WORK'], to: ['CLOSED'], actors: ['desk', 'admin'] },
    expireChat: { from: ['OPEN', 'IN_WORK'], to: ['CLOSED'], actors: ['system'] },
    reopenChat: { from: ['CLOSED'], to: ['OPEN'], actors: ['visitor', 'customer', 'agent'] },
  },
})

/** Who writes in conversations: people in their own, the desk and administrators in any. */
export const chatWriters = {
  visitor: 'own',
  ...customers,
  'clearing-agent': 'own',
  'warehouse-agent': 'own',
  'truck-provider': 'own',
  desk: 'any',
  admin: 'any',
} as const satisfies Policy
/** Staff who answer, and staff who also read (Z40). */
export const chatAnswerers = { desk: 'any', admin: 'any' } as const satisfies Policy
export const chatReaders = { ...chatAnswerers, 'admin-readonly': 'any' } as const satisfies Policy

export const chatOutcomes = ['answered', 'request-made', 'passed-on', 'no-reply', 'unwanted'] as const
export type ChatOutcome = (typeof chatOutcomes)[number]

/** What happened to a conversation, told as a line between its messages. */
export const chatEvents = ['taken', 'handed-over', 'closed', 'reopened'] as const
export type ChatEvent = (typeof chatEvents)[number]

/** Signs of one message, as in the other free texts of safety rule Z39. */
export const chatTextLimit = 2_000
export const chatFile = { bytes: 10_485_760, formats: ['pdf', 'jpg', 'png'] } as const
/** Messages of one answer; earlier ones are asked for. */
export const chatPage = 60
/** Minutes that an answer may stay unread before it is also sent by mail. */
export const chatAwayMinutes = 5
/** The mail to a visitor about unread answers: hours before the next one, and days in which its link opens. */
export const visitorMail = { quietHours: 4, linkDays: 7 } as const
/** Seconds that a sign of typing holds, and between two signs of one writer. */
export const chatTyping = { holds: 6, every: 3 } as const
/** Days after which a visitor's silent conversation ends, and its content is erased after the end. */
export const visitorChatDays = { silent: 30, kept: 90 } as const

/** What refusals look at. */
export type ChatStanding = { state: ChatState; assignedTo: string | null }

/** Why this person of the desk cannot take the conversation. */
export const takeRefusal = ({ state }: ChatStanding): string | undefined =>
  state === 'IN_WORK' ? 'chat.taken' : state === 'CLOSED' ? 'chat.closed' : undefined

/** Why this person of the desk cannot write in it; a waiting one is taken by its first answer. */
export const answerRefusal = ({ state, assignedTo }: ChatStanding, userId: string): string | undefined => {
  if (state === 'CLOSED') return 'chat.closed'
  return state === 'IN_WORK' && assignedTo !== userId ? 'chat.taken' : undefined
}

/** Why it cannot be ended or given to a colleague: whoever has it does that, or anybody once it was taken over. */
export const handlingRefusal = (chat: ChatStanding): string | undefined =>
  chat.state === 'OPEN' ? 'chat.not-taken' : chat.state === 'CLOSED' ? 'chat.closed' : undefined

export type ChatPart = { text: string; href?: string }

/** The text of a message in parts, addresses that begin with https as links; everything else stays text (Z39). */
export const chatParts = (text: string): ChatPart[] => {
  const parts: ChatPart[] = []
  let from = 0
  for (const match of text.matchAll(/https:\/\/[^\s<>"'`]+/g)) {
    const address = match[0].replace(/[.,;:!?)\]}\u060c\u061b\u061f]+$/u, '')
    // A name before an @ makes an address look like another one.
    if (!/^https:\/\/[^/?#@\\]+\.[^/?#@\\]+([/?#]|$)/.test(address)) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    parts.push({ text: address, href: address })
    from = match.index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
