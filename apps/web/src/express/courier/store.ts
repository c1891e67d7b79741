// What the courier's phone keeps: the day, what waits to be sent in its order, and when the courier came to a door.
import type { CourierEvent, ProofFileKind } from '@marsa/model/express/rounds/round-endpoints.ts'
import type { CourierDay } from '@marsa/model/express/rounds/round-views.ts'
import { keptIn, settled } from '../../kit/phone/kept.ts'

export type KeptDay = {
  day: CourierDay
  /** The server's clock less this one's. */
  offsetMs: number
}

export type KeptFile = { clientId: string; kind: ProofFileKind; blob: Blob; fileId: string | null }

export type Waiting = {
  n: number
  courierId: string
  body: CourierEvent
  files: KeptFile[]
  /** `told` is over, and stays until the courier has read why it did not count. */
  state: 'waiting' | 'refused' | 'told'
  why: string
}
export type NewWaiting = Pick<Waiting, 'courierId' | 'body' | 'files'>

/** At which stop somebody is, since when, and whether the number was called. */
export type Visit = { arrivedAt: string | null; called: boolean }

const { within, all, put, get, remove } = keptIn('marsa-courier', 1, {
  days: {},
  queue: { keyPath: 'n', autoIncrement: true },
  visits: {},
})

const dayKey = 'today'

export const keptDay = (): Promise<KeptDay | undefined> => get('days', dayKey)
export const keepDay = (kept: KeptDay): Promise<unknown> => put('days', kept, dayKey)
export const waiting = (): Promise<Waiting[]> => all('queue')
export const addWaiting = (item: NewWaiting): Promise<unknown> =>
  put('queue', { ...item, state: 'waiting', why: '' })
export const changeWaiting = (item: Waiting): Promise<unknown> => put('queue', item)
export const drop = (n: number): Promise<unknown> => remove('queue', n)

/** Takes out what was sent and keeps the day that the server answered, both or neither. */
export const takeOut = (item: Waiting, day: KeptDay, told: string | null): Promise<unknown> =>
  within(['queue', 'days'], 'readwrite', async (store) => {
    const queue = store('queue')
    if (told === null) await settled(queue.delete(item.n))
    else await settled(queue.put({ ...item, files: [], state: 'told', why: told }))
    await settled(store('days').put(day, dayKey))
  })

export const visitOf = async (stopId: string): Promise<Visit> =>
  (await get<Visit>('visits', stopId)) ?? { arrivedAt: null, called: false }
export const keepVisit = (stopId: string, visit: Visit): Promise<unknown> => put('visits', visit, stopId)

/** Nothing of a day that is over stays on the phone but what is not sent yet. */
export const forgetDay = (): Promise<unknown> =>
  within(['days', 'visits'], 'readwrite', async (store) => {
    await settled(store('days').clear())
    await settled(store('visits').clear())
  })
