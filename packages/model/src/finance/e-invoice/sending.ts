// When an e-invoice is sent, tried again and asked about, and what the provider's answers make of it.
import type { SettingsInForce } from '../../kit/settings.ts'
import { nextTryMinutes, type EInvoiceMove, type EInvoiceState } from './e-invoice-machine.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** While one process sends, nobody else does; longer than a provider may take to answer. */
export const leaseMs = 2 * minuteMs

/** The next try after one that was not answered; null where it has been tried for long enough (EI5). */
export const nextTryAt = (
  { tries, firstTriedAt, retrySeconds }: { tries: number; firstTriedAt: Date; retrySeconds: number | null },
  now: Date,
  settings: SettingsInForce,
): Date | null => {
  const patienceMs = settings['e-invoice.give-up-hours'] * hourMs
  if (now.getTime() - firstTriedAt.getTime() >= patienceMs) return null
  const waitMs = retrySeconds === null ? nextTryMinutes(tries) * minuteMs : retrySeconds * 1000
  return new Date(now.getTime() + waitMs)
}

/** Without a result for so long, the provider is chased. */
export const isChased = (sentAt: Date, now: Date, settings: SettingsInForce): boolean =>
  now.getTime() - sentAt.getTime() >= settings['e-invoice.chase-hours'] * hourMs

/** When the provider is asked about a sent one again: each minute at first, then hourly, and daily once it is chased (EI12). */
export const nextAskAt = (sentAt: Date, now: Date, settings: SettingsInForce): Date => {
  if (isChased(sentAt, now, settings)) return new Date(now.getTime() + 24 * hourMs)
  const isNew = now.getTime() - sentAt.getTime() < hourMs
  return new Date(now.getTime() + (isNew ? minuteMs : hourMs))
}

export const providerStates = ['RECEIVED', 'REJECTED', 'DELIVERED', 'REPORTED'] as const
export type ProviderState = (typeof providerStates)[number]

/** The moves that an answer of the provider makes, in order; none where nothing is new. A reported one stays as it is. */
export const movesFor = (state: EInvoiceState, said: ProviderState): EInvoiceMove[] => {
  if (state === 'SENDING') return said === 'REJECTED' ? ['reject'] : ['take', ...movesFor('SENT', said)]
  if (state === 'SENT') {
    if (said === 'REJECTED') return ['reject']
    if (said === 'DELIVERED') return ['deliver']
    return said === 'REPORTED' ? ['report'] : []
  }
  return state === 'DELIVERED' && said === 'REPORTED' ? ['report'] : []
}

/** Has to be sent, and was not taken by the provider. */
export const isUnsent = (state: EInvoiceState): boolean =>
  ['HELD', 'READY', 'SENDING', 'REJECTED', 'FAILED'].includes(state)

/** Whether the provider can say something new of it: a reported one may be delivered afterwards. */
export const isFollowed = (state: EInvoiceState, isDelivered: boolean): boolean =>
  state === 'REPORTED' ? !isDelivered : ['SENDING', 'SENT', 'DELIVERED'].includes(state)

/** What somebody can do about it: check a held one again, send a refused one in a new revision, a failed one once more. */
export const resendMove = (state: EInvoiceState): 'checkAgain' | 'revise' | 'resend' | undefined =>
  state === 'HELD'
    ? 'checkAgain'
    : state === 'REJECTED'
      ? 'revise'
      : state === 'FAILED'
        ? 'resend'
        : undefined

/** A refused one is left behind once all of it is credited. */
export const replaceRefusal = (state: EInvoiceState, leftFils: bigint): string | undefined => {
  if (state !== 'REJECTED') return 'e-invoice.not-refused'
  return leftFils > 0n ? 'e-invoice.not-credited' : undefined
}
