// Calls of the chat.
import * as calls from '@marsa/model/messages/chat/chat-endpoints.ts'
import { serve, type Server } from '../../kit/serve.ts'
import { forwardForm, serveForm } from '../../kit/serve-form.ts'
import { attachToChat } from './attach-to-chat.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from './canned-answers.ts'
import { closeChat } from './close-chat.ts'
import { downloadChatFile } from './download-chat-file.ts'
import { downloadTranscript } from './download-transcript.ts'
import { handOverChat } from './hand-over-chat.ts'
import { listChats } from './list-chats.ts'
import type { ChatParts } from './parts.ts'
import { readChat } from './read-chat.ts'
import { returnToChat } from './return-to-chat.ts'
import { sendChatMessage } from './send-chat-message.ts'
import { takeChat } from './take-chat.ts'
import { typeInChat } from './type-in-chat.ts'
import { viewChat } from './view-chat.ts'
import { viewGeneralChat } from './view-general-chat.ts'

/** The page of a mail's link, and where its form leads. */
const conversation = 'help/conversation'
const returned = { done: 'help/contact#chat', failed: `${conversation}#invalid` }

export const chatRoutes = (server: Server, parts: ChatParts): void => {
  serve(server, calls.viewGeneralChat, viewGeneralChat(parts))
  serve(server, calls.sendChatMessage, sendChatMessage(parts))
  serve(server, calls.attachToChat, attachToChat(parts))
  serve(server, calls.typeInChat, typeInChat(parts))
  serve(server, calls.readChat, readChat(parts))
  serve(server, calls.downloadChatFile, downloadChatFile(parts))
  serveForm(server, calls.returnToChat, returned, returnToChat(parts))
  forwardForm(server, conversation, calls.returnToChat)
  serve(server, calls.listChats, listChats)
  serve(server, calls.viewChat, viewChat)
  serve(server, calls.takeChat, takeChat)
  serve(server, calls.handOverChat, handOverChat)
  serve(server, calls.closeChat, closeChat)
  serve(server, calls.downloadTranscript, downloadTranscript)
  serve(server, calls.listCannedAnswers, listCannedAnswers)
  serve(server, calls.saveCannedAnswer, saveCannedAnswer)
  serve(server, calls.removeCannedAnswer, removeCannedAnswer)
}
