// Rules of webhooks: which addresses may be entered, when a delivery is tried again, when an address is given up.

export const mostWebhooks = 10
/** Seconds an address has to answer, name look-up and connection included. */
export const answerSeconds = 5
/** Bytes of an answer that are read; what is longer is cut off. */
export const mostAnswerBytes = 16_384
/** Characters of an answer that the log keeps. */
export const keptAnswer = 300
/** Hours without any success after which an address is no longer called. */
export const lastingHours = 24
/** Days that deliveries stay in the log, and can be sent again. */
export const keptDays = 30

/** Seconds until the next try after so many tries: 15 s, 1, 4 and 16 min, 1 h, 4 h, then every 6 h; 24 h in all. */
const delays = [15, 60, 240, 960, 3_840, 15_360, 21_600, 21_600, 21_600] as const
export const mostAttempts = delays.length + 1

/** Seconds to wait after the given number of failed tries, or undefined when it was the last one. */
export const secondsToNext = (tries: number): number | undefined => delays[tries - 1]

export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** What kept an answer from coming; each has its sentence on the page. */
export const faults = [
  'not-found',
  'private',
  'tls',
  'timeout',
  'refused',
  'redirect',
  'status',
  'broken',
  'paused',
] as const
export type Fault = (typeof faults)[number]

type Address = Record<'protocol' | 'hostname' | 'username' | 'password' | 'hash', string>
// Browsers and Node have it; the language alone, which these rules are checked by, does not name it.
const { URL } = globalThis as unknown as {
  URL: { canParse: (text: string) => boolean; new (text: string): Address }
}

/** Why this text is no address to call; where it leads is looked at again at every call. */
export const addressRefusal = (text: string, allowLocal: boolean): string | undefined => {
  if (!URL.canParse(text)) return 'integrations.address'
  const { protocol, hostname, username, password, hash } = new URL(text)
  if (username || password || hash) return 'integrations.address'
  if (protocol === 'https:') return undefined
  return allowLocal && protocol === 'http:' && hostname === 'localhost' ? undefined : 'integrations.address'
}

/** True when nothing has arrived for so long that calling on makes no sense. */
export const isLasting = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= lastingHours * 3_600_000
