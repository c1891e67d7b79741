// What messages are about, in the kinds that people choose by; security and money are always sent, offers only to who asked for them.
import type { Channel } from './message.ts'

export const noticeKindNames = [
  'security',
  'payments',
  'quotes',
  'shipments',
  'account',
  'help',
  'offers',
] as const
export type NoticeKind = (typeof noticeKindNames)[number]

type KindRow = { always: boolean; channels: readonly Channel[] }

/** The ways out that messages of a kind have. */
export const noticeKinds: Record<NoticeKind, KindRow> = {
  security: { always: true, channels: ['mail', 'sms'] },
  payments: { always: true, channels: ['mail', 'sms'] },
  quotes: { always: false, channels: ['mail', 'sms'] },
  shipments: { always: false, channels: ['mail', 'sms'] },
  account: { always: false, channels: ['mail', 'sms'] },
  help: { always: false, channels: ['mail'] },
  offers: { always: false, channels: ['mail', 'sms'] },
}
