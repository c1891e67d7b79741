// A whole conversation as a text file in the language of the reader, for the files of the desk.
import { toOffset } from '@marsa/model/kit/day.ts'
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { chatEventText, chatText, outcomeText } from '@marsa/model/messages/chat/chat-text.ts'
import type { downloadTranscript as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Call } from '../../kit/serve.ts'
import { listedChat, type ListedChat } from './chat-list.store.ts'
import { allMessagesOf, type MessageRow } from './chat-messages.store.ts'

const stamp = (at: Date): string => toOffset(at).slice(0, 16).replace('T', ' ')

const lineOf = (row: MessageRow, chat: ListedChat, lang: Lang): string => {
  const at = `[${stamp(row.at)}]`
  if (row.event) {
    const words = say(lang, chatEventText[row.event], { name: row.author?.[lang] ?? '' })
    return `${at} -- ${words}${row.outcome ? ` (${say(lang, outcomeText[row.outcome])})` : ''}`
  }
  const who =
    row.sender === 'desk' ? say(lang, chatText.agentOf, { name: row.author ?? '' }) : chat.name[lang]
  const text = row.file_name === null ? row.body : say(lang, chatText.fileNamed, { name: row.file_name })
  return `${at} ${who}:\n${text}`
}

export const transcriptOf = (chat: ListedChat, messages: readonly MessageRow[], lang: Lang): string => {
  const facts = [chat.name[lang], chat.email, chat.mobile, lang === 'ar' ? chat.name_ar : chat.name_en]
  return [
    say(lang, chatText.transcriptHead, { date: stamp(chat.opened_at) }),
    facts.filter((fact) => fact !== null).join(', '),
    ...(chat.user_id === null ? [say(lang, chatText.notVerified)] : []),
    '',
    ...messages.map((row) => `${lineOf(row, chat, lang)}\n`),
  ].join('\n')
}

export const downloadTranscript = async (call: Call<typeof contract>): Promise<unknown> => {
  const chat = await listedChat(call.db, call.query.id)
  if (!chat) throw new Problem('chat.id')
  const text = transcriptOf(chat, await allMessagesOf(call.db, chat.id), call.language)
  const name = `chat-${stamp(chat.opened_at).slice(0, 10)}-${chat.id.slice(-6)}.txt`
  // The mark at its beginning lets every text editor read the Arabic.
  return attachment(call.reply, 'text/plain; charset=utf-8', name).send(Buffer.from(`\ufeff${text}`))
}
