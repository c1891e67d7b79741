// Whose points a rate limit counts: the address or network of a call, the person, the session, or what the verb names.
import { createHmac } from 'node:crypto'
import type { LimitScope } from '@marsa/model/kit/limit.ts'

const v4Of = (address: string): string | undefined => /(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]

/** The first groups of an IPv6 address, written without `::`. */
const groupsOf = (address: string, count: number): string[] => {
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...middle, ...right].slice(0, count)
}

/** The network an address belongs to: /24 of IPv4, also inside IPv6, and /56 of IPv6. */
export const networkOf = (address: string): string => {
  const v4 = v4Of(address)
  if (v4) return v4.slice(0, v4.lastIndexOf('.'))
  const groups = groupsOf(address, 4)
  const [fourth = '0'] = groups.slice(3)
  return [...groups.slice(0, 3), (Number.parseInt(fourth, 16) & 0xff00).toString(16)].join(':')
}

/** What one subscriber has: an IPv4 address, or a /64 of IPv6, whose lower half they choose freely. */
export const subscriberOf = (address: string): string =>
  address.includes(':') ? (v4Of(address) ?? groupsOf(address, 4).join(':')) : address

/** Who makes a call, as far as limits need to know. */
export type LimitedCaller = { address: string; userId?: string | undefined }

/** The key of a caller in a scope, or undefined when the scope does not count them. */
export const keyOf = (
  scope: LimitScope,
  { address, userId }: LimitedCaller,
  identifier?: string,
): string | undefined => {
  if (scope === 'address') return subscriberOf(address)
  if (scope === 'network') return networkOf(address)
  if (scope === 'visitor') return userId === undefined ? subscriberOf(address) : undefined
  if (scope === 'person') return userId
  if (scope === 'caller') return userId ?? subscriberOf(address)
  return scope === 'all' ? '' : identifier
}

/** What is stored of a key: without the secret nobody can tell whose it was. */
export const hashKey = (secret: string, rateLimit: string, key: string): Buffer =>
  createHmac('sha256', secret).update(`limit:${rateLimit}:${key}`).digest().subarray(0, 16)
