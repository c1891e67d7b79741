// All messages of the product by name.
import { accountMessages } from './account-messages.ts'
import { bundleMessages } from './bundle-messages.ts'
import { cashDeskMessages, cashMessages, courierCashMessages } from './cash-messages.ts'
import { chatMessages } from './chat-messages.ts'
import { claimDeskMessages, claimMessages } from './claim-messages.ts'
import { creditDeskMessages, creditMessages } from './credit-messages.ts'
import { helpMessages } from './help-messages.ts'
import { integrationMessages } from './integration-messages.ts'
import type { ParamsOf } from '../message.ts'
import { documentMessages } from './document-messages.ts'
import { peopleMessages } from './people-mails.ts'
import { quoteMessages } from './quote-messages.ts'
import { requestMessages, lineMoneyMessages, lineQuoteMessages } from './request-messages.ts'
import { registrationMessages } from './registration-messages.ts'
import { accessMessages } from './access-messages.ts'
import { settingMessages } from './setting-messages.ts'
import { deskMessages, shipmentMessages } from './shipment-messages.ts'
import { storageGoodsMessages, storageMoneyMessages, storageQuoteMessages } from './storage-messages.ts'
import { driverMessages } from './driver-messages.ts'
import { truckMessages } from './truck-messages.ts'
import { parcelDeskMessages, parcelMessages } from './parcel-messages.ts'
import { parcelStateMessages } from './parcel-state-messages.ts'
import { noteMessages } from './note-messages.ts'
import { reportMessages } from './report-messages.ts'
import { agentAccountMessages, settlementMessages } from './settlement-messages.ts'
import { bankAccountMessages, payoutDeskMessages, payoutMessages } from './payout-messages.ts'
import { pickupMessages, roundMessages } from './round-messages.ts'
import { waitingMessages } from './waiting-messages.ts'
import { pinMessages, walletDeskMessages, walletStatementMessages } from './wallet-messages.ts'

export const templates = {
  ...accountMessages,
  ...quoteMessages,
  ...shipmentMessages,
  ...deskMessages,
  ...requestMessages,
  ...lineQuoteMessages,
  ...lineMoneyMessages,
  ...storageQuoteMessages,
  ...storageMoneyMessages,
  ...storageGoodsMessages,
  ...truckMessages,
  ...driverMessages,
  ...documentMessages,
  ...chatMessages,
  ...helpMessages,
  ...peopleMessages,
  ...registrationMessages,
  ...integrationMessages,
  ...accessMessages,
  ...settingMessages,
  ...creditMessages,
  ...creditDeskMessages,
  ...bundleMessages,
  ...cashMessages,
  ...claimMessages,
  ...claimDeskMessages,
  ...cashDeskMessages,
  ...courierCashMessages,
  ...parcelMessages,
  ...parcelStateMessages,
  ...parcelDeskMessages,
  ...roundMessages,
  ...pickupMessages,
  ...pinMessages,
  ...walletDeskMessages,
  ...walletStatementMessages,
  ...bankAccountMessages,
  ...payoutMessages,
  ...agentAccountMessages,
  ...settlementMessages,
  ...noteMessages,
  ...reportMessages,
  ...payoutDeskMessages,
  ...waitingMessages,
}
export type TemplateName = keyof typeof templates
export type TemplateParams<Name extends TemplateName> = ParamsOf<(typeof templates)[Name]>

export const isTemplate = (name: string): name is TemplateName => Object.hasOwn(templates, name)
