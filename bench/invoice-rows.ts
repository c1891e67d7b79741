// Fills a database with tax invoices and what was posted for them, over three hundred days: supplies of agents with advance and final, and sales of our own.
import type pg from 'pg'
import { addBenchPeople } from '../apps/demo/src/seed-people.store.ts'

/** Tax documents of one supply of an agent; a sale of our own has one. */
const documentsOfSupply = 2
const agents = 100

/**
 * Supplies in the order of time: of each its customer, its supplier, its documents and its day. Two of five are
 * supplies of agents in two documents.
 */
const supplies = `
  create temporary table bench_supplies as
  select n, gen_random_uuid() as id, n % 5 < 2 as is_agents, p.company_id, p.user_id,
      case when n % 5 < 2 then (select company_id from bench_agents where place = n % $3::int) else (select id from companies where kind = 'platform' limit 1) end as supplier_id,
      now() - interval '300 days' * ($1::int - n) / $1::int as at, 10000 + (n::bigint * 7919) % 90000 as net
    from generate_series(1, $1::int) n join bench_payers p on p.place = n % $2::int`

const documents = `
  create temporary table bench_documents as
  select row_number() over (order by s.at, d.part) as place, gen_random_uuid() as id, gen_random_uuid() as session_id,
      uuidv7(s.at - now()) as transaction_id, s.id as subject_id, s.n, s.is_agents, s.company_id, s.user_id, s.supplier_id, d.kind, d.part,
      s.at + d.part * interval '1 hour' as at, s.net * d.times as net, s.net * d.times / 20 as vat
    from bench_supplies s join (values (true, 1, 'advance', 1), (true, 2, 'final', 2), (false, 1, 'final', 1)) d (is_agents, part, kind, times)
      on d.is_agents = s.is_agents`

const invoices = `
  insert into tax_invoices (id, series, kind, year, sequence, number, company_id, supplier_id, subject_kind, subject_id, subject_number,
    quotation_id, session_id, supplier, customer, lines, emirate, net_fils, vat_fils, total_fils, advance_fils, paid_fils, supplied_on, issued_at)
  select uuidv7(at - now()), case when is_agents then 'INV' else 'SVC' end, kind, 2026, place, case when is_agents then 'INV' else 'SVC' end || '-26-' || lpad(place::text, 7, '0'),
    company_id, supplier_id, case when is_agents then 'storage-request' else 'express-shipment' end, subject_id, 'WH-26-' || lpad(n::text, 6, '0'),
    case when is_agents then subject_id end, session_id, party, party,
    jsonb_build_array(jsonb_build_object('en', 'Storage', 'ar', 'تخزين', 'category', 'standard', 'rate', '5', 'net', (net / 100.0)::numeric(12, 2)::text,
      'vat', (vat / 100.0)::numeric(12, 2)::text, 'total', ((net + vat) / 100.0)::numeric(12, 2)::text)),
    'DU', net, vat, net + vat, case when part = 2 then (net + vat) / 2 else 0 end, case when part = 2 then (net + vat) / 2 else net + vat end, at::date, at
  from bench_documents cross join (select '{"nameEn":"Bench","nameAr":"تجربة","addressEn":"","addressAr":"","trn":null}'::jsonb as party) p`

const accounts = `
  insert into ledger_accounts (kind, owner_id, currency)
  select k, null, 'AED' from unnest('{gateway_clearing,revenue,vat_payable}'::text[]) k
  union all select 'agent_payable', company_id, 'AED' from bench_agents
  union all select 'customer_advance', id, 'AED' from bench_supplies on conflict do nothing`

// A payment for each document; a supply is settled, a sale earned and its VAT owed, at the end of each.
const postings = `
  create temporary table bench_postings as
  select transaction_id as id, 'payment.' || case when part = 2 then 'final' when is_agents then 'down' else 'full' end as kind, session_id::text as ref,
      session_id, subject_id, at, case when part = 2 then (net + vat) / 2 else net + vat end as fils, 'gateway_clearing' as debit, null::uuid as debit_owner,
      'customer_advance' as credit, subject_id as credit_owner from bench_documents
  union all select uuidv7(at - now()), 'settlement', subject_id::text, null, subject_id, at, net + vat, 'customer_advance', subject_id, 'agent_payable', supplier_id
    from bench_documents where is_agents and part = 2
  union all select uuidv7(at - now()), 'sale.vat', id::text, null, subject_id, at, vat, 'customer_advance', subject_id, 'vat_payable', null
    from bench_documents where not is_agents
  union all select uuidv7(at - now()), 'sale.revenue', subject_id::text, null, subject_id, at, net, 'customer_advance', subject_id, 'revenue', null
    from bench_documents where not is_agents`

// Compared as equal, so that the database joins by hash.
const nobody = '00000000-0000-0000-0000-000000000000'

const entries = (side: 'debit' | 'credit', sign: '-' | ''): string => `
  insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
  select p.id, a.id, 'AED', ${sign}p.fils from bench_postings p join ledger_accounts a on a.kind = p.${side} and a.currency = 'AED'
    and coalesce(a.owner_id, '${nobody}') = coalesce(p.${side}_owner, '${nobody}')`

const sessions = `
  insert into payment_sessions (id, subject_kind, subject_id, subject_number, quotation_id, quote_version, part, attempt, amount_fils, settled_fils,
    company_id, user_id, language, description, state, move, moved_as, lease_until, transaction_id, opened_at)
  select d.session_id, 'storage-request', d.subject_id, 'WH-26-' || lpad(d.n::text, 6, '0'), d.subject_id, 1, substring(p.kind from 9), 1, p.fils, p.fils,
    d.company_id, d.user_id, 'en', '{}', 'SUCCEEDED', 'succeed', 'gateway', d.at, p.id, d.at
  from bench_documents d join bench_postings p on p.session_id = d.session_id`

const receipts = `
  insert into receipts (year, sequence, number, session_id, transaction_id, amount_fils, currency, subject_kind, subject_id, quotation_id, part, company_id, issued_at)
  select 2026, d.place, 'RCT-26-' || lpad(d.place::text, 7, '0'), d.session_id, p.id, p.fils, 'AED', 'storage-request', d.subject_id, d.subject_id,
    substring(p.kind from 9), d.company_id, d.at
  from bench_documents d join bench_postings p on p.session_id = d.session_id`

/** Asks for an owner's connection; guards are not asked. */
export const fillInvoices = async (owner: pg.Client, count: number): Promise<void> => {
  const { customers } = await addBenchPeople(owner, 1_000)
  await owner.query('set session_replication_role = replica')
  await owner.query(
    'create temporary table bench_payers (place int primary key, company_id uuid, user_id uuid)',
  )
  await owner.query(
    'insert into bench_payers select row_number() over () - 1, c, u from unnest($1::uuid[], $2::uuid[]) p (c, u)',
    [customers.map(({ id }) => id), customers.map(({ userId }) => userId)],
  )
  await owner.query(`create temporary table bench_agents as with added as (insert into companies (kind, name_en, name_ar)
    select 'agent', 'Bench agent ' || n, 'وكيل ' || n from generate_series(1, ${agents}) n returning id)
    select row_number() over () - 1 as place, id as company_id from added`)
  // Two of five supplies have two documents.
  const supplied = Math.round((count * 5) / (3 + 2 * documentsOfSupply))
  await owner.query(supplies, [supplied, customers.length, agents])
  for (const statement of [documents, invoices, accounts, postings]) await owner.query(statement)
  await owner.query('analyze bench_documents; analyze bench_postings; analyze ledger_accounts')
  await owner.query(`insert into ledger_transactions (id, kind, external_ref, amount_fils, session_id, subject_id, posted_at)
    select id, kind, ref, fils, session_id, subject_id, at from bench_postings`)
  await owner.query(entries('debit', '-'))
  await owner.query(entries('credit', ''))
  await owner.query(sessions)
  await owner.query(receipts)
  await owner.query('set session_replication_role = origin')
  await owner.query('select marsa.recount_sales()')
  await owner.query('vacuum analyze')
}
