// Ends visitors' silent conversations, erases ended ones after their time, and removes files that have no message.
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { visitorChatDays } from '@marsa/model/messages/chat/chat.ts'
import { audit } from '../../kit/audit.ts'
import { systemTransaction, type Db } from '../../kit/db.ts'
import { eachInTransaction } from '../../kit/each-alone.ts'
import type { Files } from '../../kit/files.ts'
import { removeUnknown } from '../../kit/sweep-files.ts'
import { insertMessage } from './chat-messages.store.ts'
import { lockChat, moveChat } from './chats.store.ts'
import {
  endedVisitorChats,
  eraseChat,
  eraseNotices,
  silentVisitorChats,
  storedKeys,
} from './keeping.store.ts'

const dayMs = 86_400_000
const crashedMs = 3_600_000
const daysBack = 2

const endSilent = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - visitorChatDays.silent * dayMs)
  await eachInTransaction(db, await silentVisitorChats(db, before), async (tx, id) => {
    const chat = await lockChat(tx, id)
    if (!chat || chat.state === 'CLOSED') return
    const ended = { outcome: 'no-reply', closed_at: now, waiting_since: null, late_at: null } as const
    await moveChat(tx, id, 'expireChat', 'system', ended)
    const event = { event: 'closed', outcome: 'no-reply' } as const
    await insertMessage(tx, id, { ...event, sender: 'system', authorId: null, at: now })
  })
}

/** Rows first: a crash in between leaves files without a message, which the sweep of their day removes. */
const eraseEnded = async (db: Db, files: Files, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - visitorChatDays.kept * dayMs)
  let erased = 0
  for (const { id, keys } of await endedVisitorChats(db, before)) {
    const gone = await systemTransaction(db, async (tx) => {
      if (!(await eraseChat(tx, id, before))) return false
      await eraseNotices(tx, id)
      await audit(tx, { kind: 'system', action: 'eraseChat', objectKind: 'chat', objectId: id })
      return true
    })
    if (!gone) continue
    erased++
    for (const key of keys) await files.remove(key)
  }
  return erased
}

const sweepFiles = async (db: Db, files: Files, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - crashedMs)
  for (let back = 0; back <= daysBack; back++)
    await removeUnknown(files, `chat/${addDays(dayOf(now), -back)}`, before, (keys) => storedKeys(db, keys))
}

/** Safe to run at any time and by several processes; answers how many conversations were erased. */
export const keepChats = async (db: Db, files: Files, now: Date): Promise<number> => {
  await endSilent(db, now)
  const erased = await eraseEnded(db, files, now)
  await sweepFiles(db, files, now)
  return erased
}
