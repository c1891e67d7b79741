// Contracts of the monthly statements of a wallet: the list, and one as a file.
import { z } from 'zod'
import { customers } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id as idOf } from '../../kit/fields.ts'
import { languages } from '../../kit/text.ts'
import { walletReaders } from '../wallet/wallet.ts'

const money = z.string()
const companyId = idOf('wallet.none').optional()
const readers = { ...customers, ...walletReaders }

const Statement = z.strictObject({
  number: z.string(),
  fromOn: z.string(),
  toOn: z.string(),
  opening: money,
  closing: money,
})
export type WalletStatement = z.infer<typeof Statement>

/** The newest first, ten years at most; our own people name the company. */
export const listWalletStatements = endpoint({
  verb: 'listWalletStatements',
  method: 'GET',
  path: 'Express/Wallet/Statements',
  policy: readers,
  query: z.strictObject({ companyId }),
  answer: z.array(Statement),
  problems: ['wallet.none'],
})

export const downloadWalletStatement = endpoint({
  verb: 'downloadWalletStatement',
  method: 'GET',
  path: 'Express/Wallet/Statements/File',
  policy: readers,
  query: z.strictObject({
    number: z.string().max(40),
    format: z.enum(['csv', 'xlsx', 'pdf']).default('pdf'),
    lang: z.enum(languages).default('en'),
  }),
  answer: z.unknown(),
  file: 'any',
  problems: ['wallet.statement-none', 'kit.report-long'],
})

export const walletStatementEndpoints = { listWalletStatements, downloadWalletStatement }
