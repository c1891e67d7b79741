// Subscriptions and what happened in memory, each change in the journal first; events leave in batches, one call at a time to each address.
import { randomUUID } from 'node:crypto'
import { openJournal } from '../../sandbox-gateway/src/journal.ts'
import { referencesOf, steps, type NewSubscription, type Step, type Subscription } from './booking.ts'
import {
  afterTry,
  hasHappened,
  isHeld,
  isRefusal,
  newHappening,
  type Happening,
  type Manner,
  type Message,
} from './happening.ts'
import { mostInBatch, sendEvents, type Target } from './send-events.ts'

export type BookingsOptions = {
  journalFile: string
  now: () => Date
  /** What a minute lasts here. */
  minuteMs: number
}
type Entry = { subscription: Subscription } | { removed: string } | { happening: Happening }
type Due = { happening: Happening; index: number; dueAt: string }

/** Minutes after which a late event leaves, and one that is taken back is retracted. */
const lateMinutes = 2
const longestTimer = 2 ** 31 - 1

const addressOf = ({ callbackUrl, callbackKey }: Target): string => `${callbackUrl} ${callbackKey}`

const isSameBooking = (a: NewSubscription, b: NewSubscription): boolean =>
  a.mode === b.mode &&
  a.callbackUrl === b.callbackUrl &&
  JSON.stringify(referencesOf(a)) === JSON.stringify(referencesOf(b))

export const openBookings = ({ journalFile, now, minuteMs }: BookingsOptions) => {
  const journal = openJournal<Entry>(journalFile)
  const subscriptions = new Map<string, Subscription>()
  const happenings = new Map<string, Happening>()
  const timers = new Map<string, NodeJS.Timeout>()
  /** The call that is under way to an address. */
  const calls = new Map<string, Promise<void>>()
  let isClosed = false

  const remember = (entry: Entry): void => {
    if ('subscription' in entry) subscriptions.set(entry.subscription.subscriptionID, entry.subscription)
    else if ('happening' in entry) happenings.set(entry.happening.id, entry.happening)
    else {
      subscriptions.delete(entry.removed)
      for (const { id, subscriptionID } of happenings.values())
        if (subscriptionID === entry.removed) happenings.delete(id)
    }
  }
  const save = (entry: Entry): void => {
    journal.append(entry)
    remember(entry)
  }
  const change = (id: string, index: number, next: (message: Message) => Message): void => {
    const happening = happenings.get(id)
    if (happening)
      save({
        happening: {
          ...happening,
          messages: happening.messages.map((each, at) => (at === index ? next(each) : each)),
        },
      })
  }
  const of = (subscriptionID: string): Happening[] =>
    [...happenings.values()].filter((each) => each.subscriptionID === subscriptionID)

  const dueAt = (address: string): Due[] =>
    [...happenings.values()]
      .filter(({ subscriptionID }) => addressOf(subscriptions.get(subscriptionID)!) === address)
      .flatMap((happening) =>
        happening.messages.flatMap((message, index) =>
          message.dueAt === null ? [] : [{ happening, index, dueAt: message.dueAt }],
        ),
      )
      .toSorted((a, b) => a.dueAt.localeCompare(b.dueAt))

  const send = async (target: Target): Promise<void> => {
    const due = dueAt(addressOf(target))
      .filter((each) => Date.parse(each.dueAt) <= now().getTime())
      .slice(0, mostInBatch)
    if (due.length === 0) return
    const events = due.map(({ happening, index }) => happening.messages[index]!.event)
    const answers = await sendEvents(target, events, now)
    if (isClosed) return
    for (const [at, { happening, index }] of due.entries())
      change(happening.id, index, (message) => afterTry(message, answers[at]!, now(), minuteMs))
  }
  /** Sends what is due to an address, and sets the timer of what comes after. */
  const wake = (target: Target): void => {
    const address = addressOf(target)
    clearTimeout(timers.get(address))
    timers.delete(address)
    const [first] = dueAt(address)
    if (isClosed || calls.has(address) || !first) return
    const wait = Date.parse(first.dueAt) - now().getTime()
    if (wait > 0) {
      timers.set(
        address,
        setTimeout(() => wake(target), Math.min(wait, longestTimer)),
      )
      return
    }
    calls.set(
      address,
      send(target).then(() => {
        calls.delete(address)
        wake(target)
      }),
    )
  }

  const next = ({ subscriptionID, mode, next: first }: Subscription): Step | undefined => {
    const all = steps[mode]
    const begin = first === undefined ? 0 : all.findIndex(({ code }) => code === first)
    return all[begin + of(subscriptionID).filter(hasHappened).length]
  }

  for (const entry of journal.entries) remember(entry)
  for (const each of subscriptions.values()) wake(each)

  return {
    /** Newest first. */
    all: (): Subscription[] => [...subscriptions.values()].toReversed(),
    get: (id: string): Subscription | undefined => subscriptions.get(id),
    /** What happened to a booking, in its order. */
    of,
    next,
    /** A booking is one at an address: again, it takes a new key, and what was refused is sent again. */
    subscribe: (input: NewSubscription): { subscription: Subscription; isNew: boolean } => {
      const known = [...subscriptions.values()].find((each) => isSameBooking(each, input))
      const subscription = known
        ? { ...known, callbackKey: input.callbackKey }
        : { ...input, subscriptionID: randomUUID(), createdAt: now().toISOString() }
      save({ subscription })
      for (const { id, messages } of of(subscription.subscriptionID))
        for (const [index, { answers, left }] of messages.entries())
          if (left > 0 && isRefusal(answers.at(-1)?.status ?? null))
            change(id, index, (message) => ({ ...message, dueAt: now().toISOString() }))
      wake(subscription)
      return { subscription, isNew: !known }
    },
    remove: (id: string): boolean => {
      if (!subscriptions.has(id)) return false
      save({ removed: id })
      return true
    },
    /** Lets the next event happen; why it cannot is said in words. */
    happen: (subscription: Subscription, manner: Manner): Happening | string => {
      const step = next(subscription)
      if (!step) return 'everything has happened to this booking'
      if (manner === 'after-next' && steps[subscription.mode].at(-1) === step)
        return 'there is no event after this one'
      const happening = newHappening(subscription, step, manner, now(), lateMinutes * minuteMs)
      save({ happening })
      // What was held back leaves behind what happened after it.
      const leaves = Date.parse(happening.messages[0]!.dueAt ?? happening.at)
      if (manner !== 'after-next')
        for (const held of of(subscription.subscriptionID).filter(isHeld))
          change(held.id, 0, (message) => ({ ...message, dueAt: new Date(leaves + 1).toISOString() }))
      wake(subscription)
      return happening
    },
    /** Resolves when the call that is under way for a booking has been answered. */
    answered: async (subscription: Subscription): Promise<void> => calls.get(addressOf(subscription)),
    close: (): void => {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      journal.close()
    },
  }
}
