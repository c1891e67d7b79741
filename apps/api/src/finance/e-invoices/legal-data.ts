// What companies are registered as, with what is missing before documents of theirs can be sent.
import type {
  listLegalData as listContract,
  saveLegalData as saveContract,
} from '@marsa/model/finance/e-invoice/e-invoice-endpoints.ts'
import { isIssuerKnown } from '@marsa/model/finance/e-invoice/e-invoice.ts'
import { legalParts, missingLegalParts, noLegalData } from '@marsa/model/finance/e-invoice/legal-data.ts'
import { succeeded } from '@marsa/model/kit/answer.ts'
import type { AnswerOf } from '@marsa/model/kit/endpoint.ts'
import { Problem } from '@marsa/model/kit/problem.ts'
import { audit } from '../../kit/audit.ts'
import { signedIn, type Call } from '../../kit/serve.ts'
import { listLegalRows, saveLegal } from './legal-data.store.ts'

export const listLegalData = async ({
  db,
  query,
}: Call<typeof listContract>): Promise<AnswerOf<typeof listContract>> => {
  const rows = await listLegalRows(db, query.companyId ?? null)
  const companies = rows.map(({ companyId, nameEn, nameAr, trn, isHouse, legal }) => {
    const data = legal ?? noLegalData
    return {
      companyId,
      name: { en: nameEn, ar: nameAr },
      trn,
      isHouse,
      ...data,
      missing: missingLegalParts({ name: nameEn, trn }, data),
      parts: legalParts.length,
    }
  })
  const rank = ({ isHouse, missing }: (typeof companies)[number]): number => (isHouse ? 99 : missing.length)
  return { companies: companies.toSorted((a, b) => rank(b) - rank(a)) }
}

export const saveLegalData = (call: Call<typeof saveContract>): Promise<typeof succeeded> =>
  call.once(async (tx) => {
    const { userId } = signedIn(call)
    const companyId = call.query.id
    const { country, emirate, registrationType: type, authority } = call.body
    if (country === 'AE' && emirate === null)
      throw new Problem('e-invoice.emirate', {}, { emirate: 'e-invoice.emirate' })
    // Abroad there is no emirate, and a passport is issued by a country.
    if (type === 'PAS' && authority !== '' && !isIssuerKnown(type, authority))
      throw new Problem('e-invoice.passport', {}, { authority: 'e-invoice.passport' })
    const legal = { ...call.body, emirate: country === 'AE' ? emirate : null }
    if (!(await saveLegal(tx, { companyId, userId, legal }))) throw new Problem('e-invoice.company-none')
    await audit(tx, {
      kind: 'admin',
      action: 'saveLegalData',
      objectKind: 'company',
      objectId: companyId,
      companyId,
    })
    return succeeded
  })
