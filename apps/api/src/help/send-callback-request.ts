// Somebody asks to be called back (C020): the request, its clock of one working hour, and word to the desk.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { kindOf } from '@marsa/model/kit/access.ts'
import { addWorkingMinutes } from '@marsa/model/kit/day.ts'
import type { sendCallbackRequest as contract } from '@marsa/model/help/endpoints.ts'
import { timeParam } from '@marsa/model/messages/message.ts'
import { nextNumber } from '../kit/numbers.ts'
import type { Call } from '../kit/serve.ts'
import { notify } from '../messages/door.ts'
import { calendarOf } from '../reference/door.ts'
import { notifyDesk } from './callback-view.ts'
import { insertCallback } from './callbacks.store.ts'

export const sendCallbackRequest = async (
  call: Call<typeof contract>,
): Promise<typeof succeeded & { requestId: string }> => {
  const { actor, body, now, settings } = call
  const calendar = await calendarOf(call.db, settings['calendar.market-week'])
  const dueAt = addWorkingMinutes(now, settings['help.callback-minutes'], calendar)
  return call.once(async (tx) => {
    const number = await nextNumber(tx, 'CB', now)
    const { id } = await insertCallback(tx, {
      ...body,
      number,
      companyId: actor?.companyId ?? null,
      userId: actor?.userId ?? null,
      language: call.query.lang ?? call.language,
      at: now,
      dueAt,
      as: kindOf(actor),
    })
    await notify(tx, {
      to: { roles: ['desk'] },
      template: 'callback-asked',
      params: { number, time: timeParam(dueAt) },
      subjectId: id,
    })
    await notifyDesk(tx, id)
    return { ...succeeded, requestId: number }
  })
}
