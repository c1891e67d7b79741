// A conversation as the browser keeps it: what came is added to what is there, each message once and in its order.
import type { ChatMessage } from '@marsa/model/messages/chat/chat-fields.ts'

export type Thread = {
  items: readonly ChatMessage[]
  cursor: string
  earlier: boolean
  delivered: number
  unread: number
  typing: boolean
}

/** Both lists as one, by number. */
export const joined = (one: readonly ChatMessage[], other: readonly ChatMessage[]): ChatMessage[] => {
  const byNumber = new Map([...one, ...other].map((message) => [message.number, message]))
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** What was there and a later answer: everything else is as the answer says. */
export const continued = <T extends Thread>(before: T | undefined, answer: T): T =>
  before ? { ...answer, items: joined(before.items, answer.items), earlier: before.earlier } : answer

/** What was there with an earlier page in front of it. */
export const preceded = <T extends Thread>(before: T, answer: Thread): T => ({
  ...before,
  items: joined(answer.items, before.items),
  earlier: answer.earlier,
})

/** With a message that the server has just stored for us, unless it is not the next one: then a load brings all. */
export const withSent = <T extends Thread>(before: T, message: ChatMessage): T => {
  const known = before.items.some(({ number }) => number === message.number)
  if (known || Number(before.cursor) + 1 !== message.number) return before
  return { ...before, items: [...before.items, message], cursor: String(message.number) }
}

export const lastNumber = (thread: Thread): number => Number(thread.cursor)
