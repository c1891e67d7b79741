// A visitor follows the link of a mail back to their conversation: this browser is theirs from now on (Z39).
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import type { returnToChat as contract } from '@marsa/model/messages/chat/chat-endpoints.ts'
import { audit } from '../../kit/audit.ts'
import type { Call } from '../../kit/serve.ts'
import { useReturn } from './chat-returns.store.ts'
import { setVisitorCookie, type VisitorCookies } from './visitor-cookie.ts'

export const returnToChat =
  (parts: VisitorCookies) =>
  async (call: Call<typeof contract>): Promise<typeof succeeded> => {
    const token = call.body.token ?? call.query.token
    if (token === undefined) throw new Problem('chat.link')
    const visitorId = await call.once(async (tx) => {
      const used = await useReturn(tx, token, call.now)
      if (!used) throw new Problem('chat.link')
      await audit(tx, {
        kind: kindOf(call.actor),
        action: 'returnToChat',
        objectKind: 'chat',
        objectId: used.chat_id,
      })
      return used.visitor_id
    })
    setVisitorCookie(parts, call.reply, visitorId, call.now)
    return succeeded
  }
