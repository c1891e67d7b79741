// Contracts of where a merchant's money is: by stage and shipment for the page, and the same shipments as a file (C088).
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { merchants } from '../payouts/payout-endpoints.ts'
import { customers } from '../../kit/access.ts'
import { walletReaders } from '../wallet/wallet.ts'
import { cashStages } from './cash-stages.ts'
import { codStates } from './cod-machine.ts'
import { checkDays, dayProblems, reportDays, reportFile } from './report-query.ts'

const cashRow = z.strictObject({
  shipmentId: z.string(),
  waybill: z.string(),
  reference: z.string(),
  city: z.string(),
  amount: z.string(),
  state: z.enum(codStates),
  deliveredAt: z.string().nullable(),
  /** Number of the deposit that it was credited with. */
  deposit: z.string().nullable(),
  creditedAt: z.string().nullable(),
  /** Number of the payout that brought it to the bank. */
  payout: z.string().nullable(),
})
export type CashRow = z.infer<typeof cashRow>

export const viewCash = endpoint({
  verb: 'viewCash',
  method: 'GET',
  path: 'Express/COD/Summary',
  policy: merchants,
  query: z.strictObject(reportDays).superRefine(checkDays),
  answer: z.strictObject({
    /** As it stands now, whatever days are listed. */
    stages: z.array(z.strictObject({ stage: z.enum(cashStages), amount: z.string() })),
    currency: z.literal('AED'),
    shipments: z.array(cashRow),
  }),
  problems: dayProblems,
})

export const downloadCash = endpoint({
  verb: 'downloadCash',
  call: 'C088',
  method: 'GET',
  path: 'Express/COD/GetCODShipmentListReport',
  twins: [{ method: 'GET', path: 'GetCODShipmentListReport' }],
  policy: { ...customers, ...walletReaders },
  query: z
    .strictObject({ ...reportDays, ...reportFile, companyId: idOf('wallet.none').optional() })
    .superRefine(checkDays),
  answer: z.unknown(),
  file: 'any',
  problems: ['wallet.none', 'kit.report-long', ...dayProblems],
})

export const cashEndpoints = { viewCash, downloadCash }
