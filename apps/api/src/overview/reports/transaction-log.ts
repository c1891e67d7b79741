// Keeps what a page reports about itself, without what could name a person; nothing is ever decided by it (C019, Z43).
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import { reportBytes, withoutPeople } from '@marsa/model/overview/transaction-log.ts'
import type { transactionLog as contract } from '@marsa/model/overview/transaction-log-endpoints.ts'
import { cleanText } from '@marsa/model/kit/id.ts'
import type { Call } from '../../kit/serve.ts'
import { insertReport } from './reports.store.ts'

const readerOf = (actor: Actor | null): 'visitor' | 'customer' | 'agent' | 'staff' => {
  if (!actor) return 'visitor'
  const kind = kindOf(actor)
  return kind === 'customer' || kind === 'agent' ? kind : 'staff'
}

/** Cut to the bytes that the column holds, never inside a letter. */
const cut = (text: string): string => {
  let short = text
  while (Buffer.byteLength(short) > reportBytes) short = short.slice(0, -1)
  return short.toWellFormed()
}

export const transactionLog = async (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const { Action: action, Message } = call.body
  const message = cut(withoutPeople(cleanText(Message)))
  await insertReport(call.db, { action, message, reader: readerOf(call.actor), now: call.now })
  return succeeded
}
