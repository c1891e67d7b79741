// E-invoices of the demo world: sent since some days, of which the provider rejects one and data of some agents is missing.
import { saveLegalData } from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { addDays, dayOf } from '@marsa/model/kit/day.ts'
import { saveSetting } from '@marsa/model/settings/endpoints.ts'
import { askProvider } from '../../api/src/finance/e-invoices/ask-provider.ts'
import { followEInvoices } from '../../api/src/finance/e-invoices/follow-e-invoice.ts'
import { prepareEInvoices } from '../../api/src/finance/e-invoices/prepare-e-invoice.ts'
import { sendEInvoices } from '../../api/src/finance/e-invoices/send-e-invoice.ts'
import { systemClock } from '../../api/src/kit/clock.ts'
import type { Config } from '../../api/src/kit/config.ts'
import { companies, type CompanyKey } from './companies.ts'
import { countEInvoicesDue } from './e-invoices-due.store.ts'
import type { Email } from './personas.ts'
import type { Runner } from './runner.ts'

const admin: Email = 'admin@demo.example'
const daysAgo = 2
/** Their documents are held. */
const unready: readonly CompanyKey[] = ['hisn', 'khor', 'sarab']

const registered = async (runner: Runner): Promise<void> => {
  const keys = (Object.keys(companies) as CompanyKey[]).filter(
    (key) => companies[key].trn !== null && !unready.includes(key),
  )
  for (const [index, key] of keys.entries())
    await runner.call(admin, saveLegalData, {
      query: { id: runner.companyIds[key] },
      body: {
        registrationType: 'TL',
        registrationNumber: `CN-${String(1_204_117 + index * 731)}`,
        authority: 'Dubai Department of Economy and Tourism',
        street: companies[key].addressEn.split('\n')[0]!,
        city: 'Dubai',
        emirate: 'DU',
        country: 'AE',
      },
    })
}

/** Nothing where no provider is set. The steps of the job, until no document waits to be looked at. */
export const sendElectronicInvoices = async (
  runner: Runner,
  { provider }: Config,
  now: Date,
): Promise<void> => {
  if (provider.url === null) return
  await registered(runner)
  await runner.call(admin, saveSetting, {
    query: { key: 'e-invoice.from' },
    body: { value: addDays(dayOf(now), -daysAgo), version: 0, reason: 'Voluntary e-invoicing begins' },
  })
  await fetch(`${provider.url}/_sim/next`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'mode=reject',
  })
  const parts = { db: runner.db, provider: askProvider(provider), clock: systemClock }
  for (let left = await countEInvoicesDue(runner.db), rounds = 0; left > 0 && rounds < 40; rounds++) {
    await prepareEInvoices(parts)
    await sendEInvoices(parts)
    left = await countEInvoicesDue(runner.db)
  }
  await sendEInvoices(parts)
  await followEInvoices(parts)
}
