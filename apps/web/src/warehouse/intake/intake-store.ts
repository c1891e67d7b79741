// What this phone keeps of intake sheets: what was typed of each, and what waits to be sent, in its order.
import type { BodyOf } from '@marsa/model/kit/endpoint.ts'
import type { takeInGoods } from '@marsa/model/warehouse/goods-endpoints.ts'
import { keptIn } from '../../kit/phone/kept.ts'
import type { WaitingFile } from '../../kit/phone/outbox.ts'

/** A picture on its way: of the item with this place in the list, or the signature. */
export type IntakeFile = WaitingFile & { key: string; of: number | 'signature'; blob: Blob }

export type WaitingIntake = {
  n: number
  /** Whose it is: another person of this phone neither sends nor sees it. */
  email: string
  requestId: string
  number: string
  /** Without the pictures, which get their ids when they are uploaded. */
  body: Omit<BodyOf<typeof takeInGoods>, 'signature'>
  files: IntakeFile[]
  state: 'waiting' | 'refused'
  why: string
}

const { all, put, get, remove } = keptIn('marsa-intake', 1, {
  drafts: {},
  queue: { keyPath: 'n', autoIncrement: true },
})

const listeners = new Set<() => void>()

/** Hears of every change of what waits; answers how to stop. */
export const onIntakes = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const changed = async (work: Promise<unknown>): Promise<void> => {
  await work
  for (const listener of listeners) listener()
}

export const waitingIntakes = (): Promise<WaitingIntake[]> => all('queue')
export const addIntake = (item: Omit<WaitingIntake, 'n' | 'state' | 'why'>): Promise<void> =>
  changed(put('queue', { ...item, state: 'waiting', why: '' }))
export const changeIntake = (item: WaitingIntake): Promise<void> => changed(put('queue', item))
export const dropIntake = (n: number): Promise<void> => changed(remove('queue', n))

const draftKey = (email: string, requestId: string): string => `${email} ${requestId}`

export const draftOf = <Values>(email: string, requestId: string): Promise<Values | undefined> =>
  get<Values>('drafts', draftKey(email, requestId))
export const keepDraft = (email: string, requestId: string, values: object): Promise<unknown> =>
  put('drafts', values, draftKey(email, requestId))
export const dropDraft = (email: string, requestId: string): Promise<unknown> =>
  remove('drafts', draftKey(email, requestId))
