// All background work of the product: the jobs of every folder, gathered for the worker, tests and the demo world.
import type { Line } from '@marsa/model/lines.ts'
import { accountsJobs } from './accounts/jobs.ts'
import { profileJobs } from './accounts/profile/jobs.ts'
import { recoveryJobs } from './accounts/recovery/jobs.ts'
import { registrationJobs } from './accounts/registration/jobs.ts'
import type { IdentityKeys } from './documents/identity-keys.ts'
import { documentJobs } from './documents/jobs.ts'
import type { DocumentLines } from './documents/parts.ts'
import { carrierJobs, expressJobs, recipientJobs, roundJobs, type CarrierParts } from './express/door.ts'
import { financeJobs, type FinanceParts } from './finance/door.ts'
import { eInvoiceJobs } from './finance/e-invoices/e-invoice-jobs.ts'
import type { EInvoiceParts } from './finance/e-invoices/prepare-e-invoice.ts'
import { freightJobs } from './freight/door.ts'
import { helpJobs } from './help/jobs.ts'
import { integrationJobs } from './integrations/jobs.ts'
import type { IntegrationParts } from './integrations/parts.ts'
import { portJobs } from './integrations/port/port-jobs.ts'
import type { PortParts } from './integrations/door.ts'
import { auditJobs } from './kit/audit-jobs.ts'
import type { Clock } from './kit/clock.ts'
import type { Files } from './kit/files.ts'
import type { AnyJob } from './kit/run-jobs.ts'
import { chatJobs } from './messages/chat/jobs.ts'
import { messagesJobs } from './messages/jobs.ts'
import { overviewJobs } from './overview/jobs.ts'
import type { Senders } from './messages/send-message.ts'
import { ownData } from './overview/own-data.store.ts'
import { requestJobs } from './requests/jobs.ts'
import { requestLines } from './reactions.ts'
import { warehouseJobs } from './warehouse/door.ts'
import { gateJobs, trucksJobs } from './trucks/door.ts'

/** What jobs reach outside the database with. */
export type JobParts = Senders & {
  finance: FinanceParts
  files: Files
  clock: Clock
  auditRoots: string
  integrations: IntegrationParts
  port: PortParts
  carrier: CarrierParts
  eInvoices: EInvoiceParts
  identityKeys: IdentityKeys
  documentLines: DocumentLines
}

const lineJobs: Record<Line, (clock: Clock) => AnyJob[]> = {
  freight: freightJobs,
  warehouse: warehouseJobs,
  trucks: trucksJobs,
  express: expressJobs,
}

export const allJobs = ({
  finance,
  files,
  clock,
  auditRoots,
  integrations,
  port,
  carrier,
  eInvoices,
  identityKeys,
  documentLines,
  ...senders
}: JobParts): AnyJob[] => [
  ...messagesJobs(senders),
  ...chatJobs(files, clock),
  ...financeJobs(finance, clock),
  ...eInvoiceJobs(eInvoices),
  ...documentJobs({ files, keys: identityKeys, lines: documentLines, clock }),
  ...accountsJobs(),
  ...recoveryJobs(),
  ...profileJobs(files, ownData),
  ...registrationJobs(clock, files),
  ...helpJobs(clock),
  ...overviewJobs(),
  ...auditJobs(auditRoots),
  ...integrationJobs(integrations),
  ...portJobs(port),
  ...gateJobs(port.port),
  ...carrierJobs(carrier),
  ...recipientJobs(integrations.secret, clock),
  ...roundJobs(clock, files),
  ...requestJobs(requestLines, clock),
  ...Object.values(lineJobs).flatMap((jobsOf) => jobsOf(clock)),
]
