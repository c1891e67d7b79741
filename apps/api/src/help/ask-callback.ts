// Asks for a call back in a transaction of the caller's: its number, its clock of one working hour, and word to the desk.
import { kindOf, type Actor } from '@marsa/model/kit/access.ts'
import { addWorkingMinutes } from '@marsa/model/kit/day.ts'
import type { SettingsInForce } from '@marsa/model/kit/settings.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { timeParam } from '@marsa/model/messages/message.ts'
import type { Tx } from '../kit/db.ts'
import { nextNumber } from '../kit/numbers.ts'
import { notify } from '../messages/door.ts'
import { calendarOf } from '../reference/door.ts'
import { notifyDesk } from './callback-view.ts'
import { insertCallback } from './callbacks.store.ts'

export type CallbackAsked = {
  name: string
  mobile: string
  message: string
  language: Lang
  now: Date
  settings: SettingsInForce
}

export const askCallback = async (
  tx: Tx,
  actor: Actor | null,
  { now, settings, ...asked }: CallbackAsked,
): Promise<{ id: string; number: string }> => {
  const calendar = await calendarOf(tx, settings['calendar.market-week'])
  const dueAt = addWorkingMinutes(now, settings['help.callback-minutes'], calendar)
  const number = await nextNumber(tx, 'CB', now)
  const { id } = await insertCallback(tx, {
    ...asked,
    number,
    companyId: actor?.companyId ?? null,
    userId: actor?.userId ?? null,
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
  return { id, number }
}
