// The company that a call is about.
import { Problem } from '@marsa/model/kit/problem.ts'
import type { Db } from '../../kit/db.ts'
import { companyById, type CompanyRow } from './companies.store.ts'

export const findCompany = async (db: Db, id: string): Promise<CompanyRow> => {
  const company = await companyById(db, id)
  if (!company) throw new Problem('companies.not-found')
  return company
}

/** An agent; other companies have neither code nor services nor logo. */
export const findAgent = async (db: Db, id: string): Promise<CompanyRow> => {
  const company = await findCompany(db, id)
  if (company.kind !== 'agent') throw new Problem('companies.no-agent')
  return company
}
