// What the phone keeps: its jobs, what waits to be sent in the order of its taps, positions, and a few choices.
import type { DriverJob } from '@marsa/model/trucks/driver/driver-views.ts'
import type { DriverLang } from '@marsa/model/trucks/road/driver-text.ts'
import type { RoadStep } from '@marsa/model/trucks/road/event-order.ts'
import { keptIn, settled } from '../../kit/phone/kept.ts'

export type KeptJob = {
  slot: string
  /** Of the link that opened it last. */
  token: string
  job: DriverJob
  /** The server's clock less this one's. */
  offsetMs: number
  /** The code by which the server has ended the link. */
  over: string | null
}

export type KeptFile = { id: string; docCode: string; blob: Blob; documentId: string | null }
/** What the driver entered for a step, as the call takes it. */
export type StepBody = RoadStep & {
  deviceEventId: string
  deviceAt: string
  offsetMs: number
  position: { latitude: number; longitude: number; accuracyM: number } | null
  seal: string | null
  temperature: number | null
  note: string | null
  receiver: string | null
  isShort: boolean
}
export type NoteBody = RoadStep & {
  kind: 'step' | 'refused'
  deviceNoteId: string
  deviceAt: string
  offsetMs: number
  note: string
}
type Held = {
  n: number
  slot: string
  state: 'waiting' | 'conflict' | 'refused'
  why: string
  files: KeptFile[]
}
export type Waiting = Held &
  (
    | { kind: 'event'; body: StepBody }
    | { kind: 'note'; body: NoteBody }
    | { kind: 'consent'; body: { isGiven: boolean } }
  )
type WithoutPlace<Item> = Item extends unknown ? Omit<Item, 'n' | 'state' | 'why'> : never
export type NewWaiting = WithoutPlace<Waiting>

export type KeptFix = {
  n: number
  slot: string
  at: string
  latitude: number
  longitude: number
  accuracyM: number
}

export type Choices = { lang: DriverLang; current: string; attempt: string }

const { within, all, put, get, remove } = keptIn('marsa-drive', 1, {
  jobs: { keyPath: 'slot' },
  queue: { keyPath: 'n', autoIncrement: true },
  fixes: { keyPath: 'n', autoIncrement: true },
  choices: {},
})

export const keptJobs = (): Promise<KeptJob[]> => all('jobs')
export const waiting = (): Promise<Waiting[]> => all('queue')
export const keptFixes = (): Promise<KeptFix[]> => all('fixes')

export const keepJob = (job: KeptJob): Promise<unknown> => put('jobs', job)

export const addWaiting = (item: NewWaiting): Promise<unknown> =>
  put('queue', { ...item, state: 'waiting', why: '' })

export const changeWaiting = (item: Waiting): Promise<unknown> => put('queue', item)

/** Takes out what was sent and keeps what the server answered, both or neither. */
export const takeOut = (n: number, job?: KeptJob): Promise<unknown> =>
  within(['queue', 'jobs'], 'readwrite', async (store) => {
    await settled(store('queue').delete(n))
    if (job) await settled(store('jobs').put(job))
  })

export const addFix = (fix: Omit<KeptFix, 'n'>): Promise<unknown> => put('fixes', fix)

export const dropFixes = (upTo: number): Promise<unknown> => remove('fixes', IDBKeyRange.upperBound(upTo))

export const choice = <Key extends keyof Choices>(key: Key): Promise<Choices[Key] | undefined> =>
  get('choices', key)

export const choose = <Key extends keyof Choices>(key: Key, value: Choices[Key]): Promise<unknown> =>
  put('choices', value, key)
