// Sends a file into a conversation: inspected like a document, durable before its message commits.
import { randomUUID } from 'node:crypto'
import { kindOf } from '@marsa/model/kit/access.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { chatUploadFields, type attachToChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { parseInput } from '../../kit/read-input.ts'
import type { Call } from '../../kit/serve.ts'
import { keepTaken, withTakenFile, type TakenFile } from '../../kit/taken-file.ts'
import { fileCount } from './chat-messages.store.ts'
import { openChat, type Chat } from './chats.store.ts'
import { findChat, ownChat, ownerOf, sideOf } from './find-chat.ts'
import type { ChatParts } from './parts.ts'
import { postMessage } from './post-message.ts'
import { toMessage } from './wire.ts'

/** Files of one conversation, so that nobody fills the disk through it. */
const mostFiles = 40

type Attached = Call<typeof contract>

/** The conversation; undefined for a customer who begins with a file. A visitor says first who they are. */
const chatFor = async (
  parts: ChatParts,
  call: Attached,
  id: string | undefined,
): Promise<Chat | undefined> => {
  if (id !== undefined || sideOf(call.actor) === 'desk') return findChat(call.db, parts, call, id)
  const chat = await ownChat(call.db, parts, call)
  if (!chat && !call.actor) throw new Problem('chat.introduce')
  return chat
}

const post = async (parts: ChatParts, call: Attached, taken: TakenFile) => {
  const { actor, now } = call
  const { id, clientId } = parseInput(chatUploadFields, taken.fields)
  const chat = await chatFor(parts, call, id)
  if (chat && (await fileCount(call.db, chat.id)) >= mostFiles) throw new Problem('chat.files')
  const key = `chat/${dayOf(now)}/${randomUUID()}`
  const file = {
    file_name: taken.name,
    media_type: taken.mediaType,
    size_bytes: taken.size,
    sha256: taken.sha256,
    storage_key: key,
  }
  const side = sideOf(actor)
  const { message } = await keepTaken(parts.files, taken, key, async () => {
    let held = ''
    const sent = await call.once(async (tx) => {
      const owner = ownerOf(parts, call)!
      const opened = chat ?? (await openChat(tx, owner, kindOf(actor), { language: call.language, now }))
      const row = await postMessage(tx, opened.id, actor, side, { clientId, file, now })
      held = row.storage_key ?? ''
      return toMessage(row, side)
    })
    return { key: held, message: sent }
  })
  return message
}

export const attachToChat =
  (parts: ChatParts) =>
  (call: Attached): Promise<AnswerOf<typeof contract>> =>
    withTakenFile(call, parts.takeFile, (taken) => post(parts, call, taken))
