// What the phone keeps: its jobs, what waits to be sent in the order of its taps, positions, and a few choices.
import type { DriverJob } from '@marsa/model/trucks/driver/driver-views.ts'
import type { DriverLang } from '@marsa/model/trucks/road/driver-text.ts'
import type { RoadStep } from '@marsa/model/trucks/road/event-order.ts'

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

const names = {
  jobs: { keyPath: 'slot' },
  queue: { keyPath: 'n', autoIncrement: true },
  fixes: { keyPath: 'n', autoIncrement: true },
  choices: {},
} as const
type Name = keyof typeof names

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the phone cannot keep anything'))
  })

let opened: Promise<IDBDatabase> | undefined
const database = (): Promise<IDBDatabase> =>
  (opened ??= (() => {
    const request = indexedDB.open('marsa-drive', 1)
    request.onupgradeneeded = () => {
      for (const [name, options] of Object.entries(names)) request.result.createObjectStore(name, options)
    }
    return settled(request)
  })())

/** One transaction over some stores; what it wrote is on the phone when it resolves. */
const within = async <T>(
  stores: readonly Name[],
  mode: IDBTransactionMode,
  work: (store: (name: Name) => IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const tx = (await database()).transaction(stores, mode)
  const ended = new Promise<void>((resolve, reject) => {
    tx.oncomplete = () => resolve()
    tx.onabort = () => reject(tx.error ?? new Error('the phone could not keep it'))
  })
  const answer = await work((name) => tx.objectStore(name))
  await ended
  return answer
}

const all = <T>(name: Name): Promise<T[]> =>
  within([name], 'readonly', (store) => settled(store(name).getAll() as IDBRequest<T[]>))

export const keptJobs = (): Promise<KeptJob[]> => all('jobs')
export const waiting = (): Promise<Waiting[]> => all('queue')
export const keptFixes = (): Promise<KeptFix[]> => all('fixes')

export const keepJob = (job: KeptJob): Promise<unknown> =>
  within(['jobs'], 'readwrite', (store) => settled(store('jobs').put(job)))

export const addWaiting = (item: NewWaiting): Promise<unknown> =>
  within(['queue'], 'readwrite', (store) =>
    settled(store('queue').add({ ...item, state: 'waiting', why: '' })),
  )

export const changeWaiting = (item: Waiting): Promise<unknown> =>
  within(['queue'], 'readwrite', (store) => settled(store('queue').put(item)))

/** Takes out what was sent and keeps what the server answered, both or neither. */
export const takeOut = (n: number, job?: KeptJob): Promise<unknown> =>
  within(['queue', 'jobs'], 'readwrite', async (store) => {
    await settled(store('queue').delete(n))
    if (job) await settled(store('jobs').put(job))
  })

export const addFix = (fix: Omit<KeptFix, 'n'>): Promise<unknown> =>
  within(['fixes'], 'readwrite', (store) => settled(store('fixes').add(fix)))

export const dropFixes = (upTo: number): Promise<unknown> =>
  within(['fixes'], 'readwrite', (store) => settled(store('fixes').delete(IDBKeyRange.upperBound(upTo))))

export const choice = async <Key extends keyof Choices>(key: Key): Promise<Choices[Key] | undefined> =>
  within(['choices'], 'readonly', (store) =>
    settled(store('choices').get(key) as IDBRequest<Choices[Key] | undefined>),
  )

export const choose = <Key extends keyof Choices>(key: Key, value: Choices[Key]): Promise<unknown> =>
  within(['choices'], 'readwrite', (store) => settled(store('choices').put(value, key)))
