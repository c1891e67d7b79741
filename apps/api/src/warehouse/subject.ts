// A storage request as the capabilities see it: what is quoted for, paid and invoiced.
import { emirates } from '@marsa/model/reference/lists.ts'
import type { PayableSubject } from '../finance/door.ts'
import type { InvoicedSubject, QuotedSubject } from '../requests/door.ts'
import type { StorageRow } from './requests.store.ts'

export const subjectKind = 'storage-request' as const

type Row = Pick<StorageRow, 'id' | 'number' | 'company_id' | 'round' | 'form'>

export const quoted = ({ id, round, company_id }: Row): QuotedSubject => ({
  kind: subjectKind,
  id,
  round,
  customerId: company_id,
})

export const invoiced = ({ id, number, company_id }: Row): InvoicedSubject => ({
  kind: subjectKind,
  id,
  number,
  companyId: company_id,
})

/** "12.5 m³" with the sign of either language. */
export const spaceWords = (cubicMetres: number): { en: string; ar: string } => ({
  en: `${cubicMetres} m³`,
  ar: `${cubicMetres} م³`,
})

export const cityWords = ({ form }: Pick<StorageRow, 'form'>): { en: string; ar: string } => {
  const { en, ar } = emirates[form.emirate]
  return { en, ar }
}

export const payable = (row: Row): PayableSubject => {
  const [space, city] = [spaceWords(row.form.cbm), cityWords(row)]
  return {
    kind: subjectKind,
    id: row.id,
    number: row.number,
    title: {
      en: `${row.number}: storage of ${space.en} in ${city.en}`,
      ar: `${row.number}: تخزين ${space.ar} في ${city.ar}`,
    },
  }
}
