// Writes a message of a signed-in person into the one conversation with the desk, which it opens.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Tx } from '../../kit/db.ts'
import { chatOf, openChat } from './chats.store.ts'
import { postMessage } from './post-message.ts'

/** Answers the conversation. */
export const writeToDesk = async (
  tx: Tx,
  actor: Actor,
  { clientId, text, language, now }: { clientId: string; text: string; language: Lang; now: Date },
): Promise<string> => {
  const owner = { companyId: actor.companyId, userId: actor.userId }
  const chat = (await chatOf(tx, owner)) ?? (await openChat(tx, owner, kindOf(actor), { language, now }))
  await postMessage(tx, chat.id, actor, 'customer', { clientId, text, now })
  return chat.id
}
