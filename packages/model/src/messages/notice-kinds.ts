// What messages are about, in the kinds that people choose by; security and money are always sent, offers only to who asked for them.
import type { Role } from '../kit/access.ts'
import type { Channel } from './message.ts'

export const noticeKindNames = [
  'security',
  'payments',
  'quotes',
  'shipments',
  'account',
  'finance',
  'help',
  'offers',
] as const
export type NoticeKind = (typeof noticeKindNames)[number]

/** `roles`: who is sent any; everybody where it is left out. */
type KindRow = { always: boolean; channels: readonly Channel[]; roles?: readonly Role[] }

/** The ways out that messages of a kind have. */
export const noticeKinds: Record<NoticeKind, KindRow> = {
  security: { always: true, channels: ['mail', 'sms'] },
  payments: { always: true, channels: ['mail', 'sms'] },
  quotes: { always: false, channels: ['mail', 'sms'] },
  shipments: { always: false, channels: ['mail', 'sms'] },
  account: { always: false, channels: ['mail', 'sms'] },
  finance: { always: false, channels: ['mail'], roles: ['admin'] },
  help: { always: false, channels: ['mail'] },
  offers: { always: false, channels: ['mail', 'sms'] },
}

/** The kinds of which somebody is sent any. */
export const noticeKindsOf = (role: Role): NoticeKind[] =>
  noticeKindNames.filter((kind) => noticeKinds[kind].roles?.includes(role) ?? true)
