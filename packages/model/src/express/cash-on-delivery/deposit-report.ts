// Contracts of the files about deposits: the list (C087) and one deposit with its rows (C090).
import { z } from 'zod'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { reportReaders } from './deposit.ts'
import { checkDays, dayProblems, reportDays, reportFile } from './report-query.ts'

/** Merchants find their own rows of each deposit; our own people whole deposits, or those of one merchant. */
export const downloadDeposits = endpoint({
  verb: 'downloadDeposits',
  call: 'C087',
  method: 'GET',
  path: 'Express/COD/GetCODDepositListReport',
  twins: [{ method: 'GET', path: 'GetCODDepositListReport' }],
  policy: reportReaders,
  query: z
    .strictObject({ ...reportDays, ...reportFile, companyId: idOf('wallet.none').optional() })
    .superRefine(checkDays),
  answer: z.unknown(),
  file: 'any',
  problems: ['wallet.none', 'kit.report-long', ...dayProblems],
})

export const downloadDeposit = endpoint({
  verb: 'downloadDeposit',
  call: 'C090',
  method: 'GET',
  path: 'Express/Finance/GetCODDepositDetailsList',
  policy: reportReaders,
  query: z.strictObject({ depositId: idOf('deposits.none'), ...reportFile }),
  answer: z.unknown(),
  file: 'any',
  problems: ['deposits.none', 'kit.report-long'],
})

export const depositReportEndpoints = { downloadDeposits, downloadDeposit }
