// Rules of one's own account: when it cannot be closed, how long things last, what one may choose not to be sent.
import type { Channel } from '../../messages/message.ts'
import { noticeKinds, type NoticeKind } from '../../messages/notice-kinds.ts'

/** Hours that a copy of one's data can be downloaded. */
export const exportHours = 24
/** Days from closing an account until what is personal in it is erased. */
export const eraseDays = 30
/** Hours after a change of mobile in which a code to it resets no PIN (Z14). */
export const newMobileHours = 24

/** What stands against closing an account. */
export type Closing = {
  openShipments: number
  /** Fils that are owed in either direction. */
  moneyOpen: boolean
  isLastAdministrator: boolean
  /** Other active people of the company. */
  colleagues: number
  ofPlatform: boolean
}

/** A company of one closes with its person; the portal's own never does. */
export const closingRefusal = (closing: Closing): string | undefined => {
  if (closing.isLastAdministrator && (closing.colleagues > 0 || closing.ofPlatform))
    return 'profile.last-administrator'
  if (closing.openShipments > 0) return 'profile.open-shipments'
  return closing.moneyOpen ? 'profile.money-open' : undefined
}

/** Why a channel of a kind of notice stays on, or undefined. */
export const choiceRefusal = (kind: NoticeKind, channel: Channel): string | undefined => {
  const row = noticeKinds[kind]
  if (!row.channels.includes(channel)) return 'profile.no-channel'
  return row.always ? 'profile.always-sent' : undefined
}
