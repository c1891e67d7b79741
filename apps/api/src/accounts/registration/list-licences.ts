// The register of trade licences as staff search it, what was loaded, and the sample of a file.
import { stringify } from 'csv-stringify/sync'
import { licenceSample } from '@marsa/model/accounts/registration/licence.ts'
import type {
  downloadLicenceSample as sampleContract,
  listLicenceLoads as loadsContract,
  listLicences as contract,
} from '@marsa/model/accounts/registration/licence-endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { attachment } from '../../kit/attachment.ts'
import type { Call } from '../../kit/serve.ts'
import { loadsOf, searchLicences } from './licences.store.ts'
import { toLicence } from './look-up-licence.ts'

export const listLicences = async ({
  db,
  query,
  now,
}: Call<typeof contract>): Promise<AnswerOf<typeof contract>> => {
  const { items, total } = await searchLicences(db, query.text ?? '', query.page)
  return { items: items.map((row) => toLicence(row, now)), total }
}

export const listLicenceLoads = async ({
  db,
}: Call<typeof loadsContract>): Promise<AnswerOf<typeof loadsContract>> => ({
  items: (await loadsOf(db)).map(({ id, at, by, file_name, rows_read, added, changed }) => ({
    id,
    at: toOffset(at),
    by,
    fileName: file_name,
    rows: rows_read,
    added,
    changed,
  })),
})

/** With a mark that tells spreadsheets the encoding. */
export const downloadLicenceSample = async ({ reply }: Call<typeof sampleContract>) =>
  attachment(reply, 'text/csv; charset=utf-8', 'trade-licences.csv').send(
    Buffer.from(`\ufeff${stringify(licenceSample.map((row) => [...row]))}`),
  )
