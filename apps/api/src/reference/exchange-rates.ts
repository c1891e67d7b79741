// Exchange rates as everybody reads them and an administrator enters them.
import { succeeded } from '@marsa/model/kit/answer.ts'
import { dayOf, toOffset } from '@marsa/model/kit/day.ts'
import type {
  listExchangeRates as listContract,
  listRateEntries as entriesContract,
  saveExchangeRates as saveContract,
} from '@marsa/model/reference/exchange.ts'
import { signedIn, type Call } from '../kit/serve.ts'
import { audit } from '../kit/audit.ts'
import { entriesOnPage, newestRates, rateEntries, saveRates } from './exchange-rates.store.ts'

export const exchangeRates = ({ db, now }: Call<typeof listContract>) => newestRates(db, dayOf(now))

export const enterExchangeRates = (call: Call<typeof saveContract>) => {
  const { userId, companyId } = signedIn(call)
  return call.once(async (tx) => {
    const { rates } = call.body
    await saveRates(tx, rates, { userId, now: call.now })
    await audit(tx, {
      kind: 'admin',
      action: 'saveExchangeRates',
      objectKind: 'exchange-rate',
      companyId,
      reason: rates.map(({ currency, rate, day }) => `${currency} ${rate} (${day})`).join(', '),
    })
    return succeeded
  })
}

/** Who entered what, and what it replaced. */
export const exchangeRateEntries = async ({ db, query }: Call<typeof entriesContract>) => {
  const found = await rateEntries(db, query.before)
  return {
    items: found.slice(0, entriesOnPage).map((row) => ({ ...row, at: toOffset(row.at) })),
    hasMore: found.length > entriesOnPage,
  }
}
