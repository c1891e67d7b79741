// Contracts of the files about a company's shipments (C089) and its invoices (C091), and of what its people may do (C085).
import { z } from 'zod'
import { customers, everyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { checkDays, dayProblems, reportDays, reportFile } from '../cash-on-delivery/report-query.ts'
import { plans } from '../services.ts'
import { walletReaders } from '../wallet/wallet.ts'

const money = z.string()
const policy = { ...customers, ...walletReaders } as const
const query = z
  .strictObject({ ...reportDays, ...reportFile, companyId: idOf('wallet.none').optional() })
  .superRefine(checkDays)
const problems = ['wallet.none', 'kit.report-long', ...dayProblems]

/** What was paid for, by the day of payment. */
export const downloadShipments = endpoint({
  verb: 'downloadShipments',
  call: 'C089',
  method: 'GET',
  path: 'Express/COD/GetshipmentListReport',
  twins: [{ method: 'GET', path: 'GetshipmentListReport' }],
  policy,
  query,
  answer: z.unknown(),
  file: 'any',
  problems,
})

/** Invoices by VAT category, with what was credited of them since. */
export const downloadInvoices = endpoint({
  verb: 'downloadInvoices',
  call: 'C091',
  method: 'GET',
  path: 'Express/Shipment/GetFinanceReport',
  policy,
  query,
  answer: z.unknown(),
  file: 'any',
  problems,
})

const configurations = z.strictObject({
  hasMpin: z.boolean(),
  /** The reader's company has a wallet, or gets one with the first money that comes in. */
  walletEnabled: z.boolean(),
  /** Recipients may pay the reader's parcels at the door. */
  codEnabled: z.boolean(),
  /** Of the address book: where the reader's parcels are collected. */
  defaultAddressId: z.string().nullable(),
  limits: z.strictObject({
    codLeast: money,
    codMost: money,
    /** Value of the contents of a shipment. */
    declaredMost: money,
    payoutLeast: money,
    currency: z.literal('AED'),
    parcels: z.int(),
    /** Kilograms of one parcel. */
    parcelWeight: z.string(),
    mpinDigits: z.int(),
  }),
  features: z.strictObject({
    /** The bundle that counts now. */
    bundle: z.enum(plans).nullable(),
    /** The reader may pay shipments from the wallet. */
    walletSpending: z.boolean(),
    payouts: z.boolean(),
  }),
})

export const viewConfigurations = endpoint({
  verb: 'viewConfigurations',
  call: 'C085',
  method: 'GET',
  path: 'Express/GetUserConfigurations',
  policy: everyone,
  answer: configurations,
})

export const reportEndpoints = { downloadShipments, downloadInvoices, viewConfigurations }
