// Marks the caller's own notifications as read, and tells their other windows.
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { readNotifications as contract } from '@marsa/model/messages/endpoints.ts'
import { publish } from '../kit/events.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { markRead } from './notifications.store.ts'

export const readNotifications = (call: Call<typeof contract>): Promise<typeof succeeded> => {
  const { companyId, userId } = signedIn(call)
  return call.once(async (tx) => {
    const changed = await markRead(tx, userId, call.body)
    if (changed > 0) await publish(tx, { companyId, userId, kind: 'notification' })
    return succeeded
  })
}
