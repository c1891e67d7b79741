// Gives a file of a conversation to its two sides, always as an attachment that no browser will run.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { downloadChatFile as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { attachment } from '../../kit/attachment.ts'
import { FileMissing, type Files } from '../../kit/files.ts'
import type { Call } from '../../kit/serve.ts'
import { messageById } from './chat-messages.store.ts'
import { isStaff, ownChat } from './find-chat.ts'
import type { ChatParts } from './parts.ts'

const contentOf = async (files: Files, key: string, sha256: Buffer): Promise<Buffer> => {
  try {
    const content = await buffer(await files.get(key))
    if (createHash('sha256').update(content).digest().equals(sha256)) return content
  } catch (error) {
    if (error instanceof FileMissing) throw new Problem('chat.id')
    throw error
  }
  throw new Error(`the file ${key} of a conversation is not what was stored`)
}

export const downloadChatFile =
  (parts: ChatParts) =>
  async (call: Call<typeof contract>): Promise<unknown> => {
    const message = await messageById(call.db, call.query.messageId)
    const mine = isStaff(call.actor) || (await ownChat(call.db, parts, call))?.id === message?.chat_id
    if (!message?.storage_key || !message.sha256 || !mine) throw new Problem('chat.id')
    const content = await contentOf(parts.files, message.storage_key, message.sha256)
    return attachment(call.reply, message.media_type!, message.file_name!).send(content)
  }
