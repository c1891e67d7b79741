// The comparison of quotations as a document for those who decide: English and Arabic side by side.
import type { downloadComparison as contract } from '@marsa/model/freight/quoting/comparison-endpoints.ts'
import { toOffset } from '@marsa/model/kit/day.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { attachment } from '../../kit/attachment.ts'
import { renderPdf } from '../../kit/pdf.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { placesOf } from '../../reference/door.ts'
import { comparedQuotations } from './compare-quotes.ts'
import { comparisonData } from './comparison-data.ts'
import type { LetterheadOf } from '../../requests/door.ts'
import { expectedOf } from './expected-charges.ts'
import { findRequest } from '../requests.store.ts'

/** "2026-11-24T10:05:00+04:00" as "24 / 11 / 2026  10:05". */
const printed = (instant: string): string =>
  `${instant.slice(0, 10).split('-').toReversed().join(' / ')}  ${instant.slice(11, 16)}`

export const downloadComparison = (letterheadOf: LetterheadOf) => async (call: Call<typeof contract>) => {
  const { db, now, settings, reply } = call
  const request = await findRequest(db, signedIn(call), call.relation, call.query.RequestId)
  if (!request || request.state === 'DRAFT') throw new Problem('freight.not-found')
  const { quotations } = await comparedQuotations(db, request, call)
  if (quotations.length === 0) throw new Problem('quotes.not-found')
  const places = await placesOf(db, [request.origin_code, request.destination_code])
  const [from, to] = [places.get(request.origin_code), places.get(request.destination_code)]
  const originCountry = from?.countryCode ?? ''
  const facts = { request, quotations, expected: expectedOf(request), originCountry, settings, now }
  const data = {
    number: request.number,
    printedAt: printed(toOffset(now)),
    route: {
      en: `${from?.nameEn ?? ''} to ${to?.nameEn ?? ''}`,
      ar: `من ${from?.nameAr ?? ''} إلى ${to?.nameAr ?? ''}`,
    },
    cargo: request.form.description,
    ...comparisonData(facts),
    ...letterheadOf(settings),
  }
  const pdf = await renderPdf('comparison', data, now)
  return attachment(reply, 'application/pdf', `${request.number}-quotes.pdf`).send(pdf)
}
