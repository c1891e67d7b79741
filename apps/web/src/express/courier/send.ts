// Sends what waits, in its order and once: on open, when the network is back, and again after a while.
import { refreshSession } from '@marsa/model/accounts/endpoints.ts'
import {
  addCourierFile,
  sendCourierEvent,
  viewCourierDay,
} from '@marsa/model/express/rounds/round-endpoints.ts'
import type { CourierDay } from '@marsa/model/express/rounds/round-views.ts'
import type { AnswerOf, Endpoint } from '@marsa/model/kit/endpoint.ts'
import { ask } from '../../kit/phone/ask.ts'
import { sendFiles, sendInOrder, type Sent } from '../../kit/phone/outbox.ts'
import { inTurns } from '../../kit/phone/turns.ts'
import { session } from '../../kit/session.ts'
import {
  changeWaiting,
  drop,
  keepDay,
  keptDay,
  takeOut,
  waiting,
  type KeptDay,
  type KeptFile,
  type Waiting,
} from './store.ts'

/** Ends a session that the server refuses; without an answer everything stays as it is. */
session.renewWith(async (RefreshToken) => {
  const reply = await ask(refreshSession, { body: { RefreshToken } })
  if (reply.kind === 'away') throw new Error('no network')
  return reply.kind === 'answered' ? reply.answer : undefined
})

/** Asks as the courier, with the token renewed once where it has run out. */
const askSigned = async <E extends Endpoint>(
  endpoint: E,
  given: Omit<Parameters<typeof ask<E>>[1], 'token'>,
): Promise<Sent<AnswerOf<E>>> => {
  let token: string | undefined
  try {
    token = await session.token()
    if (token === undefined) return { kind: 'signed-out' }
    const reply = await ask(endpoint, { ...given, token })
    if (reply.kind !== 'refused' || reply.code !== 'kit.signed-out') return reply
    token = await session.renew(token)
  } catch {
    return { kind: 'away' }
  }
  return token === undefined ? { kind: 'signed-out' } : ask(endpoint, { ...given, token })
}

const keptOf = (day: CourierDay): KeptDay => ({ day, offsetMs: new Date(day.now).getTime() - Date.now() })

/** The day as the server has it; kept where there is an answer. */
export const loadDay = async (): Promise<'here' | 'away' | 'signed-out' | { sentence: string }> => {
  const reply = await askSigned(viewCourierDay, {})
  if (reply.kind === 'refused') return { sentence: reply.sentence }
  if (reply.kind !== 'answered') return reply.kind
  await keepDay(keptOf(reply.answer))
  return 'here'
}

const uploadOf = (file: KeptFile): Promise<Sent<{ fileId: string }>> => {
  const form = new FormData()
  form.set('clientId', file.clientId)
  form.set('kind', file.kind)
  form.set('file', file.blob, file.kind === 'PHOTO' ? 'photo.jpg' : 'signature.png')
  return askSigned(addCourierFile, { form })
}

const fileOf = ({ files }: Waiting, kind: 'PHOTO' | 'SIGNATURE'): string | null =>
  files.find((file) => file.kind === kind)?.fileId ?? null

const sendOne = async (item: Waiting): Promise<Sent<AnswerOf<typeof sendCourierEvent>>> => {
  const failed = await sendFiles(item.files, uploadOf, () => changeWaiting(item))
  if (failed) return failed
  const body = { ...item.body, signatureId: fileOf(item, 'SIGNATURE'), photoId: fileOf(item, 'PHOTO') }
  return askSigned(sendCourierEvent, { body })
}

type Unread = Waiting & { state: 'waiting' | 'refused' }

const sendAll = async (told: () => void): Promise<boolean> => {
  const me = (await keptDay())?.day.courierId
  const own = (await waiting()).filter(
    (item): item is Unread => item.courierId === me && item.state !== 'told',
  )
  return sendInOrder(own, {
    subjectOf: ({ body }) => body.code,
    send: sendOne,
    answered: (item, { outcome, because, today }) =>
      takeOut(item, keptOf(today), outcome === 'set-aside' ? because : null),
    refused: async (item, why) => {
      // The courier has read it on the spot, and the depot has been told.
      if (item.body.kind === 'SEEN') await drop(item.n)
      else await changeWaiting({ ...item, state: 'refused', why })
      return item.body.kind !== 'SEEN'
    },
    told,
  })
}

/** `told` hears of each that went out. */
export const sending = (told: () => void): (() => Promise<boolean>) =>
  inTurns('marsa-courier', () => sendAll(told))
