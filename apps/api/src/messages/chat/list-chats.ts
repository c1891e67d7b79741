// The desk's conversations by filter, text, person and day; who waits longest first among those that wait.
import { addDays, instantOf, toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import type { listChats as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import type { ChatRow } from '@marsa/model/messages/chat/chat-fields.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { chatCounts, listedChats, type ListedChat } from './chat-list.store.ts'

const agents = new Set(['clearing-agent', 'warehouse-agent', 'truck-provider'])

export const toChatRow = (row: ListedChat, now: Date): ChatRow => ({
  id: row.id,
  kind: row.user_id === null ? 'visitor' : agents.has(row.role ?? '') ? 'agent' : 'customer',
  name: row.name,
  company: row.name_en !== null && row.name_ar !== null ? { en: row.name_en, ar: row.name_ar } : null,
  email: row.email,
  mobile: row.mobile,
  language: row.language,
  state: row.state,
  assignedTo:
    row.assigned_to !== null && row.assignee !== null ? { id: row.assigned_to, name: row.assignee } : null,
  openedAt: toOffset(row.opened_at),
  lastAt: toOffset(row.last_at),
  lastText: row.last_text || (row.last_file ?? ''),
  lastFrom: row.last_sender,
  messages: row.messages,
  unread: row.unread,
  waitingSince: row.waiting_since && toOffset(row.waiting_since),
  late: row.late_at !== null && row.late_at <= now,
  outcome: row.outcome,
})

export const listChats = async (call: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { from, to, ...given } = call.query
  const search = {
    ...given,
    me: signedIn(call).userId,
    now: call.now,
    from: from === undefined ? undefined : instantOf(from),
    to: to === undefined ? undefined : instantOf(addDays(to, 1)),
  }
  const [found, counts] = await Promise.all([listedChats(call.db, search), chatCounts(call.db, search)])
  return { items: found.map((row) => toChatRow(row, call.now)), ...counts }
}
