// The wallet and the bundle of a company and how each call about them names their parts: for the access matrix.
import { randomUUID } from 'node:crypto'
import type { Ask, TestApp } from './app.ts'
import { addBundle } from './bundle.ts'
import { addPerson, type Person } from './people.ts'

export type WalletObjects = {
  walletCompanyId: string
  walletColleagueId: string
  walletAdjustmentId: string
  membershipId: string
}
type Fixture = (objects: WalletObjects) => Ask

export const noWallet = (): WalletObjects => ({
  walletCompanyId: randomUUID(),
  walletColleagueId: randomUUID(),
  walletAdjustmentId: randomUUID(),
  membershipId: randomUUID(),
})

/** Of the customer's company, whose administrator they are; the correction waits. */
export const addWallet = async (app: TestApp, customer: Person): Promise<WalletObjects> => {
  const { companyId, userId } = customer
  await app.owner.query('insert into wallets (company_id) values ($1)', [companyId])
  const colleague = await addPerson(app.db, 'customer', { companyId })
  const { rows } = await app.owner.query<{ id: string }>(
    `insert into wallet_adjustments (company_id, amount_fils, reason, proposed_by, proposed_at, lapses_at)
      values ($1, 5000, 'Matrix', $2, now(), now() + interval '7 days') returning id`,
    [companyId, userId],
  )
  return {
    walletCompanyId: companyId,
    walletColleagueId: colleague.userId,
    walletAdjustmentId: rows[0]!.id,
    membershipId: await addBundle(app, customer, 'BRONZE'),
  }
}

const reason = 'Because of the test'
export const aboutWallet: Record<string, Fixture> = {
  setSpender: ({ walletColleagueId: userId }) => ({ query: { userId }, body: { maySpend: true } }),
  viewCompanyWallet: ({ walletCompanyId: companyId }) => ({ query: { companyId } }),
  listWalletStatements: ({ walletCompanyId: companyId }) => ({ query: { companyId } }),
  downloadMovements: ({ walletCompanyId: companyId }) => ({ query: { companyId } }),
  downloadCash: ({ walletCompanyId: companyId }) => ({ query: { companyId } }),
  downloadShipments: ({ walletCompanyId: companyId }) => ({ query: { companyId } }),
  downloadInvoices: ({ walletCompanyId: companyId }) => ({ query: { companyId } }),
  proposeAdjustment: ({ walletCompanyId: companyId }) => ({
    query: { companyId },
    body: { direction: 'give', amount: '5.00', reason },
  }),
  downloadBundleInvoice: ({ membershipId }) => ({ query: { membershipId } }),
  decideAdjustment: ({ walletAdjustmentId: id }) => ({ query: { id }, body: { isConfirmed: false } }),
}

export const aboutNoWallet: Record<string, Ask> = {
  viewWallet: {},
  viewConfigurations: {},
  listSpenders: {},
  listWallets: {},
  listPlans: {},
  isActiveMember: {},
  viewMembership: {},
  buyBundle: { body: { plan: 'BRONZE', terms: true } },
  cancelBundle: { body: { reason } },
  adviseBundle: { query: { domestic: 1, abroad: 1 } },
  listMemberships: {},
  validateMpin: { headers: { 'x-mpin': '258036' } },
  createMpin: { body: { pin: '258036', password: 'wrong' } },
  sendPinCode: { body: { password: 'wrong' } },
  resetPin: { body: { pin: '258036', password: 'wrong', code: '000000' } },
}

/** Tables that a refused call must leave as they are. */
export const walletTables = [
  'wallets',
  'wallet_movements',
  'wallet_spenders',
  'wallet_adjustments',
  'express_memberships',
]
