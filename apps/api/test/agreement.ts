// Whether what finance says of the same money agrees: ledger, tax documents, VAT, reports and wallets, sum by sum.
import { booksEndpoints as books } from '@marsa/model/finance/books/books-endpoints.ts'
import { bookColumnText } from '@marsa/model/finance/books/books-text.ts'
import { accountKinds, ofSide, type AccountKind } from '@marsa/model/finance/books/chart.ts'
import { ageingText, bandText } from '@marsa/model/finance/credit/ageing-text.ts'
import { viewReport, viewSales } from '@marsa/model/finance/reports/reporting-endpoints.ts'
import { listBundleFaults } from '../src/express/bundles/memberships.store.ts'
import { listCodFaults } from '../src/express/cash-on-delivery/cod.store.ts'
import { listPayoutFaults } from '../src/express/payouts/payouts.store.ts'
import { listWalletFaults } from '../src/express/wallet/wallet.store.ts'
import { listDaySumFaults } from '../src/finance/books/day-sums.store.ts'
import { listSalesFaults } from '../src/finance/reports/sales.store.ts'
import { listBookFaults, listLedgerFaults } from '../src/finance/door.ts'
import { parseMoney, sum, toWire } from '@marsa/model/kit/money.ts'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

const faultLists = {
  ledger: listLedgerFaults,
  books: listBookFaults,
  days: listDaySumFaults,
  sales: listSalesFaults,
  wallets: listWalletFaults,
  bundles: listBundleFaults,
  cash: listCodFaults,
  payouts: listPayoutFaults,
}

/** What a subject's tax documents declare, a final less the advances that it nets, against what the ledger holds because of it. */
const bySubject = `
  with declared as (select i.subject_id, min(i.subject_kind) as kind, min(i.subject_number) as number,
      sum(case i.kind when 'credit-note' then -i.total_fils else i.total_fils - i.advance_fils end) as fils,
      bool_or(i.kind = 'final') as is_final
    from tax_invoices i where i.subject_kind <> 'settlement-run' group by 1),
  held as (select t.subject_id,
      sum(e.amount_fils) filter (where a.kind in ('customer_advance', 'agent_payable', 'revenue', 'vat_payable')) as fils,
      bool_or(a.kind = 'credit_exposure') as on_credit, bool_or(a.kind = 'bundle_credits') as with_credits
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.subject_id is not null group by 1)
  select coalesce(d.number, h.subject_id::text) as subject, coalesce(d.fils, 0)::text as declared, coalesce(h.fils, 0)::text as held
    from held h left join declared d on d.subject_id = h.subject_id
    where coalesce(d.fils, 0) <> coalesce(h.fils, 0)
      and not h.with_credits and (not h.on_credit or coalesce(d.is_final, false))
      and exists (select from requests r where r.id = h.subject_id
        union all select from express_shipments s where s.id = h.subject_id)`

const words = { ...bookColumnText, ...ageingText, ...bandText }

export const agreementOf = (app: TestApp, reader: Person) => {
  const ask = async (call: Parameters<TestApp['ask']>[1], query: Record<string, string | undefined> = {}) => {
    const { status, body } = await app.ask(reader, call, { query })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  /** The sum that stands under a column of a report. */
  const total = async (
    id: string,
    word: keyof typeof words,
    query: Record<string, string> = {},
  ): Promise<bigint> => {
    const { columns, totals } = await ask(viewReport, { id, ...query })
    const label = words[word].en
    const at = columns.findIndex((column: { label: string }) => column.label === label)
    expect(
      at,
      `${id}: ${label} of ${columns.map((column: { label: string }) => column.label)}`,
    ).toBeGreaterThan(-1)
    return parseMoney(totals[at])
  }
  /** As a number may be long, sums come as text. */
  const counted = async (statement: string): Promise<bigint> =>
    BigInt((await app.owner.query(`select coalesce((${statement}), 0)::text as n`)).rows[0].n)
  const balance = (kinds: readonly AccountKind[]): Promise<bigint> =>
    counted(`select sum(e.amount_fils) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where a.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`)

  const expectNoFaults = async (): Promise<void> => {
    for (const [name, list] of Object.entries(faultLists))
      expect([name, await list(app.db)]).toEqual([name, []])
    expect((await app.owner.query(bySubject)).rows).toEqual([])
  }

  const expectBooks = async (): Promise<void> => {
    const { rows, isLevel, debit } = await ask(books.viewTrialBalance)
    expect(isLevel).toBe(true)
    for (const row of rows as { kind: AccountKind; closing: string }[])
      expect([row.kind, row.closing]).toEqual([row.kind, toWire(ofSide(row.kind, await balance([row.kind])))])
    expect([await total('journal', 'debit'), await total('journal', 'credit')]).toEqual([
      parseMoney(debit),
      parseMoney(debit),
    ])
    for (const kind of accountKinds) {
      const of = (rows as { kind: string; debit: string; credit: string }[]).find((row) => row.kind === kind)
      const [debits, credits] = [
        await total('ledger', 'debit', { kind }),
        await total('ledger', 'credit', { kind }),
      ]
      expect([kind, toWire(debits), toWire(credits)]).toEqual([
        kind,
        of?.debit ?? '0.00',
        of?.credit ?? '0.00',
      ])
    }
  }

  /** Each supply counted once: by the VAT return of every supplier, by the sales of each key, and by the documents themselves. */
  const expectTax = async (): Promise<void> => {
    const own = await ask(books.viewVatReturn)
    expect([own.ties, own.ledger]).toEqual([true, own.due])
    const returns = [own]
    for (const { supplierId } of own.agents) returns.push(await ask(books.viewVatReturn, { supplierId }))
    const net = sum(returns.map((each) => parseMoney(each.outputs.net) + parseMoney(each.outOfScope)))
    const vat = sum(returns.map((each) => parseMoney(each.due)))
    for (const by of ['line', 'customer', 'agent', 'lane', 'month'])
      expect([by, await ask(viewSales, { by })]).toMatchObject([by, { net: toWire(net), vat: toWire(vat) }])
    const declared =
      await counted(`select sum(case kind when 'credit-note' then -total_fils else total_fils - advance_fils end)
      from tax_invoices`)
    expect(toWire(net + vat)).toBe(toWire(declared))
    const { total: listed } = await ask(books.listTaxDocuments)
    expect(await total('tax-documents', 'total')).toBe(parseMoney(listed))
    expect(await total('agent-vat-pack', 'vat')).toBe(vat - parseMoney(own.due))
  }

  const expectReports = async (): Promise<void> => {
    expect(await total('cash-in', 'amount')).toBe(
      (await counted(
        `select sum(amount_fils) from ledger_transactions where kind in ('payment.down', 'payment.final', 'payment.full')`,
      )) +
        (await counted(
          `select sum(amount_fils) from credit_receipts where way = 'TRANSFER' and undone_at is null`,
        )),
    )
    expect(await total('refunds', 'amount')).toBe(
      await counted(`select sum(amount_fils) from ledger_transactions where kind = 'refund.requested'`),
    )
    expect(await total('wallet-liabilities', 'total')).toBe(
      await balance(['wallet_available', 'wallet_reserved']),
    )
    expect(await total('bundle-deferred', 'total')).toBe(
      await balance(['bundle_credits', 'credits_reserved']),
    )
    expect(await total('cod-float', 'amount')).toBe(-(await balance(['courier_receivable'])))
    const open =
      await counted(`select sum(v.amount_fils - coalesce((select sum(a.fils) from credit_allocations a
      where a.invoice_id = v.invoice_id and a.undone_at is null), 0)) from credit_receivables v`)
    const loose =
      await counted(`select sum(p.amount_fils - coalesce((select sum(a.fils) from credit_allocations a
      where a.receipt_id = p.id and a.undone_at is null), 0)) from credit_receipts p where p.state = 'COUNTED'`)
    expect(await total('receivables-ageing', 'owed')).toBe(open - loose)
    expect(await total('receivables-ageing', 'notDue')).toBe(open)
  }

  return {
    balance,
    expectAgreement: async (): Promise<void> => {
      await expectNoFaults()
      await expectBooks()
      await expectTax()
      await expectReports()
    },
  }
}
