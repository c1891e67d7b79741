// The countries that express serves: which way, in how many days, and which places there are remote.
import type {
  listServedCountries as listContract,
  saveServedCountry as saveContract,
} from '@marsa/model/express/setup/country-endpoints.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import type { Call } from '../../kit/serve.ts'
import { allCountries, isCountry, writeCountry } from './countries.store.ts'

export const listServedCountries = async ({
  db,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => ({
  countries: (await allCountries(db)).map((row) => ({
    code: row.code,
    nameEn: row.name_en,
    nameAr: row.name_ar,
    canSend: row.can_send,
    canReceive: row.can_receive,
    priorityDays: row.priority_days,
    economyDays: row.economy_days,
    weekend: row.weekend,
    remote: row.remote,
  })),
})

export const saveServedCountry = (call: Call<typeof saveContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    if (!(await isCountry(tx, call.body.code))) throw new Problem('countries.none')
    await writeCountry(tx, call.body)
    await audit(tx, {
      kind: 'admin',
      action: 'saveServedCountry',
      objectKind: 'country',
      reason: call.body.code,
    })
    return succeeded
  })
