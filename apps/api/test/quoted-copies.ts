// Quoted requests by the hundred: one goes the whole way to its quotation, the others are copies of its rows with prices of their own.
import { randomUUID } from 'node:crypto'
import { sum, vatOf, type VatCategory } from '@marsa/model/kit/money.ts'
import type { ChargeCode } from '@marsa/model/requests/charges.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

export type Priced = { code: ChargeCode; category: VatCategory; fils: bigint }
export type Quoted = {
  requestId: string
  number: string
  customer: Person
  winner: Person
  quotations: { id: string; number: string; total: string }[]
}

export const totalOf = (lines: readonly Priced[]): bigint =>
  sum(lines.map(({ fils, category }) => fils + vatOf(fils, category)))

/** What an agent pays for a line; duty is passed on as it was. */
export const boughtFor = ({ category, fils }: Priced): bigint =>
  category === 'out-of-scope' ? fils : fils - 1n

type Own = Record<string, unknown>

export const quotedCopiesOf = (app: TestApp) => {
  const columns = new Map<string, string[]>()
  const columnsOf = async (table: string): Promise<string[]> => {
    const known = columns.get(table)
    if (known) return known
    const { rows } = await app.owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' and attidentity = ''`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    columns.set(table, names)
    return names
  }
  /** Copies rows that a column chooses, with some values of their own. */
  const copy = async (
    table: string,
    which: readonly [column: string, id: string],
    own: Own,
  ): Promise<void> => {
    const names = await columnsOf(table)
    const given = names.filter((name) => name in own)
    await app.owner.query(
      `insert into ${table} (${names.join(', ')}) select ${names
        .map((name) => (name in own ? `$${given.indexOf(name) + 2}` : name))
        .join(', ')} from ${table} where ${which[0]} = $1`,
      [which[1], ...given.map((name) => own[name])],
    )
  }
  /** As nobody can but who owns the tables: guards are not asked how it came here. */
  const unguarded = async (work: () => Promise<void>): Promise<void> => {
    await app.owner.query('begin')
    await app.owner.query('set local session_replication_role = replica')
    await work()
    await app.owner.query('commit')
  }
  const documentOf = async (of: Quoted, model: string, docCode: string, by: Person): Promise<string> => {
    const id = randomUUID()
    await copy('documents', ['id', model], {
      id,
      subject_id: of.requestId,
      company_id: by.companyId,
      uploaded_by: by.userId,
      doc_code: docCode,
      name_key: id,
      storage_key: id,
    })
    return id
  }
  let serial = 500_000

  /** Copies a quoted request of a line for a customer; `file` is what it was quoted with. */
  const copiesOf = async (model: Quoted, details: string) => {
    const [{ file }] = (
      await app.owner.query('select file_document_id as file from quotations where id = $1', [
        model.quotations[0]!.id,
      ])
    ).rows as [{ file: string }]
    const document = async (of: Quoted, docCode: string, by = of.winner): Promise<string> => {
      let id = ''
      await unguarded(async () => void (id = await documentOf(of, file, docCode, by)))
      return id
    }
    const next = async (customer: Person, lines: readonly Priced[]): Promise<Quoted> => {
      const [requestId, quotationId] = [randomUUID(), randomUUID()]
      const number = `${model.number.slice(0, 6)}${++serial}`
      const netFils = sum(lines.map(({ fils }) => fils))
      const of = {
        requestId,
        number,
        customer,
        winner: model.winner,
        quotations: [{ id: quotationId, number, total: '' }],
      }
      await unguarded(async () => {
        const { companyId, userId } = customer
        await copy('requests', ['id', model.requestId], {
          id: requestId,
          number,
          company_id: companyId,
          user_id: userId,
        })
        await copy(details, ['id', model.requestId], { id: requestId })
        await copy('request_invitations', ['request_id', model.requestId], { request_id: requestId })
        await copy('quotations', ['id', model.quotations[0]!.id], {
          id: quotationId,
          number,
          subject_id: requestId,
          customer_id: companyId,
          buying_fils: sum(lines.map(boughtFor)),
          net_fils: netFils,
          vat_fils: totalOf(lines) - netFils,
          total_fils: totalOf(lines),
          file_document_id: await documentOf(of, file, 'VENDOR_QUOTE', model.winner),
        })
        for (const [position, line] of lines.entries())
          await app.owner.query(
            `insert into quotation_charges (quotation_id, position, code, buying_fils, selling_fils, vat_category, vat_fils)
              values ($1, $2, $3, $4, $5, $6, $7)`,
            [
              quotationId,
              position,
              line.code,
              boughtFor(line),
              line.fils,
              line.category,
              vatOf(line.fils, line.category),
            ],
          )
      })
      return of
    }
    return { next, document, unguarded }
  }
  return { copiesOf }
}
