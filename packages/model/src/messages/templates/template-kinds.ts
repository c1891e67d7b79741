// Which kind of notice a message is; what no table here holds is security, and always sent.
import { bundleMessages } from './bundle-messages.ts'
import { cashDeskMessages, cashMessages, courierCashMessages } from './cash-messages.ts'
import { chatMessages } from './chat-messages.ts'
import { claimDeskMessages, claimMessages } from './claim-messages.ts'
import { creditDeskMessages, creditMessages } from './credit-messages.ts'
import { helpMessages } from './help-messages.ts'
import { noticeKinds, type NoticeKind } from '../notice-kinds.ts'
import type { Channel } from '../message.ts'
import { documentMessages } from './document-messages.ts'
import { peopleMessages } from './people-mails.ts'
import { quoteMessages } from './quote-messages.ts'
import { requestMessages, lineMoneyMessages, lineQuoteMessages } from './request-messages.ts'
import { registrationMessages } from './registration-messages.ts'
import { deskMessages, shipmentMessages } from './shipment-messages.ts'
import { storageGoodsMessages, storageMoneyMessages, storageQuoteMessages } from './storage-messages.ts'
import { driverMessages } from './driver-messages.ts'
import { truckMessages } from './truck-messages.ts'
import type { TemplateName } from './templates.ts'
import { parcelDeskMessages, parcelMessages } from './parcel-messages.ts'
import { parcelStateMessages } from './parcel-state-messages.ts'
import { noteMessages } from './note-messages.ts'
import { reportMessages } from './report-messages.ts'
import { settlementMessages } from './settlement-messages.ts'
import { payoutDeskMessages, payoutMessages } from './payout-messages.ts'
import { pickupMessages, roundMessages } from './round-messages.ts'
import { waitingMessages } from './waiting-messages.ts'
import { walletDeskMessages, walletStatementMessages } from './wallet-messages.ts'

const aboutMoney: ReadonlySet<string> = new Set<TemplateName>([
  'down-payment-received',
  'credit-confirmed',
  'payment-failed',
  'payment-cancelled',
  'payment-refunded',
  'payment-transferred',
  'final-quote-posted',
  'final-payment-received',
  'final-payment-received-agent',
  'desk-refund',
  'shipment-cancelled',
  'shipment-cancelled-credit',
  'dispute-compensated',
  'dispute-compensated-agent',
])

const tables: readonly [NoticeKind, object][] = [
  [
    'payments',
    {
      ...storageMoneyMessages,
      ...lineMoneyMessages,
      ...creditMessages,
      ...creditDeskMessages,
      ...walletDeskMessages,
      ...walletStatementMessages,
      ...payoutMessages,
      ...settlementMessages,
      ...noteMessages,
      ...reportMessages,
      ...payoutDeskMessages,
      ...bundleMessages,
      ...cashMessages,
      ...claimMessages,
      ...claimDeskMessages,
      ...cashDeskMessages,
      ...courierCashMessages,
    },
  ],
  ['quotes', { ...quoteMessages, ...storageQuoteMessages, ...lineQuoteMessages }],
  [
    'shipments',
    {
      ...shipmentMessages,
      ...requestMessages,
      ...storageGoodsMessages,
      ...truckMessages,
      ...driverMessages,
      ...parcelMessages,
      ...parcelStateMessages,
      ...parcelDeskMessages,
      ...roundMessages,
      ...pickupMessages,
      ...documentMessages,
    },
  ],
  ['finance', waitingMessages],
  ['account', { ...peopleMessages, ...registrationMessages }],
  ['help', { ...chatMessages, ...helpMessages, ...deskMessages }],
]

export const kindOfTemplate = (name: string): NoticeKind => {
  if (aboutMoney.has(name)) return 'payments'
  return tables.find(([, table]) => Object.hasOwn(table, name))?.[0] ?? 'security'
}

/** Whether a message leaves the product on a channel; `refused` are the person's choices as `kind:channel`. */
export const isSent = (name: string, channel: Channel, refused: readonly string[]): boolean => {
  const kind = kindOfTemplate(name)
  return noticeKinds[kind].always || !refused.includes(`${kind}:${channel}`)
}
