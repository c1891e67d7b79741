// A payment session as finance's verbs hand it around, and what the owner of its subject is told about it.
import type { PaymentPart, PaymentSessionState } from '@marsa/model/finance/payment-session.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import type { Db, Tx } from '../kit/db.ts'
import type { Gateway, PaymentDescription } from './gateway.ts'

export type PaymentSession = {
  id: string
  fencing: bigint
  subjectKind: string
  subjectId: string
  subjectNumber: string
  /** Null for a payment of invoices on credit. */
  quotationId: string | null
  quoteVersion: number
  part: PaymentPart
  attempt: number
  amountFils: bigint
  currency: string
  /** Captured less refunded there, by the ledger. */
  atGatewayFils: bigint
  /** The same less what was refunded by the bank. */
  settledFils: bigint
  companyId: string
  userId: string
  language: Lang
  description: PaymentDescription
  state: PaymentSessionState
  openedAt: Date
  leaseUntil: Date
  /** By the database's clock when the row was read. */
  isLeaseOver: boolean
  ageMinutes: number
  abandonedAt: Date | null
  gatewayRef: string | null
  payUrl: string | null
  transactionId: string | null
}

/** A session that was just paid, with the posting and the receipt that prove it. */
export type PaidSession = PaymentSession & { transactionId: string; receiptId: string; receiptNumber: string }

/** What a kind of subject does when one of its sessions ends; all inside the transaction that ends it. */
export type PaymentReactions = {
  /** Where requests of this kind stand, below the language, for messages that finance sends: `freight/shipments`. */
  page: string
  /**
   * Locks the subject's row, before the session is locked, and answers whether this session could still pay it: the
   * same quotation and version, not paid, not closed. A late session finds the subject free again, or not.
   */
  lockSubject: (tx: Tx, session: PaymentSession) => Promise<boolean>
  /** Money has arrived and is posted: move the subject on, issue the tax invoice. */
  paymentSucceeded: (tx: Tx, session: PaidSession) => Promise<void>
  /** The attempt has ended without money for the subject: lift the freeze. Where it goes back, its state is REFUNDING. */
  paymentEnded: (tx: Tx, session: PaymentSession) => Promise<void>
}

export type FinanceParts = {
  db: Db
  gateway: Gateway
  /** By subject kind. */
  reactions: Readonly<Record<string, PaymentReactions>>
  /** Address of the portal, without a trailing slash. */
  publicUrl: string
  /** Hears of what an operator must look at. */
  alarm: (message: string, detail: Record<string, unknown>) => void
}
