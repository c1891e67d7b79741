// Callback requests of the demo world: two that wait, one of them late, one in work and two that are done.
import { closeCallback, listCallbacks, takeCallback } from '@marsa/model/help/endpoints.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Email } from './personas.ts'
import type { Step } from './script.ts'
import type { Runner } from './runner.ts'

type Wish = {
  name: string
  mobile: string
  message: string
  language: Lang
  /** Minutes before now. */
  asked: number
  taken?: number
  closed?: { at: number; note: string }
}

const desk: Email = 'desk@demo.example'
const minuteMs = 60_000
const day = 24 * 60

const wishes: readonly Wish[] = [
  {
    name: 'Farah Siddiqui',
    mobile: '050 555 0131',
    message:
      'We move our office from Dubai to Abu Dhabi next month. Can you do twelve pallets and two safes?',
    language: 'en',
    asked: 4 * day,
    taken: 4 * day - 14,
    closed: { at: 4 * day - 31, note: 'Explained storage and trucks; she registers as a business.' },
  },
  {
    name: 'خالد الشامسي',
    mobile: '٠٥٥ ٥٥٥ ٠١٤٢',
    message: 'أرغب في معرفة المستندات المطلوبة لاستيراد قطع غيار سيارات من اليابان.',
    language: 'ar',
    asked: 2 * day + 200,
    taken: 2 * day + 180,
    closed: { at: 2 * day + 166, note: 'شُرحت له المستندات وأُرسل رابط الدليل.' },
  },
  {
    name: 'Joseph Mathew',
    mobile: '+971 52 555 0153',
    message: 'My shipment is booked but the pickup time does not suit us. Please call before noon.',
    language: 'en',
    asked: 150,
    taken: 131,
  },
  {
    name: 'نورة الكعبي',
    mobile: '056 555 0164',
    message: 'هل يمكنني دفع المبلغ المتبقي نقدًا؟ أرجو الاتصال بعد العصر.',
    language: 'ar',
    asked: 95,
  },
  {
    name: 'Elena Petrova',
    mobile: '058 555 0175',
    message: 'How do I send perfume samples by parcel to Kazakhstan?',
    language: 'en',
    asked: 12,
  },
]

const ask = async (runner: Runner, { name, mobile, message, language }: Wish): Promise<void> => {
  const answer = await runner.app.http.inject({
    method: 'POST',
    url: `/api/sendCallbackRequest?lang=${language}`,
    remoteAddress: `198.51.100.${wishes.findIndex((each) => each.name === name) + 1}`,
    payload: { name, mobile, message },
  })
  if (answer.statusCode !== 200)
    throw new Error(`a callback request answered ${answer.statusCode}: ${answer.body}`)
}

const idOf = async (runner: Runner, name: string): Promise<string> => {
  const { items } = await runner.call(desk, listCallbacks, {})
  const found = items.find((each) => each.name === name)
  if (!found) throw new Error(`no callback request of ${name}`)
  return found.id
}

export const callbackSteps = (now: Date): Step[] => {
  const at = (minutes: number) => new Date(now.getTime() - minutes * minuteMs)
  return wishes.flatMap((wish) => [
    { name: 'ask-callback', at: at(wish.asked), run: (runner: Runner) => ask(runner, wish) },
    ...(wish.taken === undefined
      ? []
      : [
          {
            name: 'take-callback',
            at: at(wish.taken),
            run: async (runner: Runner) => {
              const id = await idOf(runner, wish.name)
              await runner.call(desk, takeCallback, { query: { id } })
            },
          },
        ]),
    ...(wish.closed === undefined
      ? []
      : [
          {
            name: 'close-callback',
            at: at(wish.closed.at),
            run: async (runner: Runner) => {
              const id = await idOf(runner, wish.name)
              await runner.call(desk, closeCallback, { query: { id }, body: { note: wish.closed!.note } })
            },
          },
        ]),
  ])
}
