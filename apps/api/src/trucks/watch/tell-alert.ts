// Tells those whom it concerns of an alert of a booking on the road, once.
import { say, languages } from '@marsa/model/kit/text.ts'
import { dayParam, timeParam, written, type MessageParam } from '@marsa/model/messages/message.ts'
import { alertBody, alertText, toldOf, type Alert } from '@marsa/model/trucks/road/alerts.ts'
import type { Tx } from '../../kit/db.ts'
import { customerOf, desk, type Booked } from '../../requests/door.ts'
import { allocationIn } from '../execution/facts.ts'
import { trucksLine, type TruckRow } from '../line.ts'
import { insertAlert, type AlertDetail } from './watch.store.ts'
import type { Watched } from './watched.ts'

const momentOf = (when: string): MessageParam =>
  when.length === 10 ? dayParam(when) : timeParam(new Date(when))

/** What an alert says in both languages. */
export const alertSentence = (code: Alert['code'], { plate, when, place }: AlertDetail) => {
  const moment = momentOf(when)
  const [en, ar] = languages.map((lang) =>
    say(lang, alertBody[code], {
      plate: `\u2066${plate}\u2069`,
      when: written(moment, lang),
      place: place?.[lang] ?? '',
    }),
  )
  return { en: en!, ar: ar! }
}

export const tellAlert = async (
  tx: Tx,
  request: Booked<TruckRow>,
  alert: Alert,
  { trucks, now }: { trucks: readonly Watched[]; now: Date },
): Promise<void> => {
  const { code, slotId, occasion, when, place = null } = alert
  const slot = trucks.find((truck) => truck.slotId === slotId)?.slot
  const plate = (slot && allocationIn(slot)?.plate) ?? ''
  const detail = { plate, when: typeof when === 'string' ? when : when.toISOString(), place }
  if (!(await insertAlert(tx, request.id, alert, { detail, now }))) return
  const { agents, publishOwn } = trucksLine.messages
  const audience = { customer: customerOf(request), provider: agents(request.agent_id), desk }
  const version = [code, slotId ?? '', occasion].join(':')
  const params = { alert: alertText[code], detail: alertSentence(code, detail) }
  for (const side of toldOf(code))
    if (code === 'FREE_ENDS' && side === 'customer') {
      const own = { detail: params.detail, plate, time: momentOf(detail.when) }
      await publishOwn(tx, request, 'truck-free-ends', audience[side], own, version)
    } else await publishOwn(tx, request, 'truck-alert', audience[side], params, version)
}
