// SQL that writes many requests at once with everything that hangs on them, without verbs: for benchmarks alone.

/** Parameters: ids by place of customers, their users, agents, their users; numbers, instants and lanes by request. */
const batch = `
create temporary table batch on commit drop as
select b.n, b.number, b.quote_numbers, b.created, b.created + interval '2 hours' as quoted, b.created + interval '9 hours' as booked,
  uuidv7(b.created - clock_timestamp()) as id, b.company_id, b.user_id, b.lane, b.state,
  b.state in ('QS_PAI', 'QS_CMP') as is_booked, b.state = 'QS_CMP' as is_done,
  array[uuidv7(), uuidv7(), uuidv7()] as quotations, array[uuidv7(), uuidv7(), uuidv7()] as files,
  uuidv7() as document_id, uuidv7() as invoice, uuidv7() as session, uuidv7() as payment, uuidv7() as settlement, uuidv7() as advance,
  300000 + (b.n * 37 % 2000) * 100 as carriage
from (
  select n, number, array[q1, q2, q3] as quote_numbers, created, ($1::uuid[])[1 + n % cardinality($1::uuid[])] as company_id,
    ($2::uuid[])[1 + n % cardinality($2::uuid[])] as user_id, ($8::jsonb) -> (n % jsonb_array_length($8::jsonb))::int as lane,
    (array['QS_CMP','QS_RFC','QS_CMP','QS_PAI','QS_CMP','QS_CAN','QS_CMP','QS_RFC','QS_CMP','QS_PAI','QS_CMP','QS_FIN','QS_CMP',
      'QS_PAI','EXPIRED','QS_CMP','QS_RFC','QS_PAI','QS_CMP','QS_RFC'])[1 + (n / cardinality($1::uuid[])) % 20] as state
  from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $9::timestamptz[]) as r (n, number, q1, q2, q3, created)
) b`

const offers = `
create temporary table offers on commit drop as
select b.id as request_id, b.quotations[k] as id, b.files[k] as file, b.quote_numbers[k] as number, k, b.company_id as customer_id,
  ($1::uuid[])[k] as company_id, ($2::uuid[])[k] as user_id, b.quoted + k * interval '7 minutes' as at, b.carriage + k * 15000 as carriage,
  b.lane ->> 'mode' as mode,
  case when b.is_booked then case k when 1 then 'Q_ACCEPTED' else 'Q_NOT_AWARDED' end
    when b.state in ('QS_CAN', 'EXPIRED') then 'Q_EXPIRED' else 'Q_SUBMITTED' end as state
from batch b cross join generate_series(1, 3) k`

const requests = `
insert into requests (id, line, number, company_id, user_id, state, move, moved_as, version, form, nickname, search, status_since,
  created_at, saved_at, submitted_at, window_ends_at, booked_at, completed_at, booking_transaction_id, booking_kind, booking_fils,
  agent_id, quotation_id, total_fils, paid_fils, on_credit, balance_state, invoice_document_id)
select id, 'freight', number, company_id, user_id, state, 'route', 'system', 6, lane -> 'form', 'Order ' || n,
  lower(replace(number, '-', ' ')) || ' order ' || n || ' ' || (lane ->> 'search'), booked, created, created, created,
  created + interval '48 hours', case when is_booked then booked end, case when is_done then created + interval '25 days' end,
  case when is_booked then payment end, case when is_booked then 'payment.full' end, case when is_booked then total end,
  case when is_booked then ($1::uuid[])[1] end, case when is_booked then quotations[1] end, case when is_booked then total end,
  case when is_booked then total end, case when is_booked then false end, case when is_booked then 'NOT_DUE' end,
  case when is_done then invoice end
from (select b.*, f.total from batch b, lateral (select carriage + 15000 + 173000 + 8650 as total) f) b`

const details = `
insert into freight_details (id, mode, direction, origin_code, destination_code, container_number, awb_number, milestones, latest,
  delivered_at, eta, gross_g)
select id, lane ->> 'mode', lane ->> 'direction', lane ->> 'from', lane ->> 'to',
  case lane ->> 'mode' when 'sea' then 'MSKU' || lpad(n::text, 7, '0') end,
  case lane ->> 'mode' when 'air' then '176-' || lpad(n::text, 8, '0') end,
  case when is_done then array['DEPARTED','QS_ARRIVE','QS_DIS','QS_DOC','QS_CUD','QS_CUC','QS_CGO','QS_PRG','QS_DEL']
    when is_booked then array['DEPARTED','QS_ARRIVE'] else '{}'::text[] end,
  case when is_done then 'QS_DEL' when is_booked then 'QS_ARRIVE' end, case when is_done then created + interval '24 days' end,
  (created + interval '20 days')::date, round((lane -> 'form' ->> 'grossWeightKg')::numeric * 1000)
from batch`

const documents = `
insert into documents (id, subject_kind, subject_id, company_id, uploaded_by, doc_code, file_name, name_key, media_type, size_bytes,
  sha256, storage_key, state, move, moved_as, created_at)
select id, 'freight-request', request_id, company_id, user_id, code, name, lower(name), 'application/pdf', 48213,
  sha256(uuid_send(id)), 'documents/bench/' || id, 'UPLOADED', 'upload', case code when 'COMMERCIAL_INVOICE' then 'customer' else 'agent' end, at
from (
  select document_id as id, id as request_id, company_id, user_id, 'COMMERCIAL_INVOICE' as code, 'invoice.pdf' as name, created as at from batch
  union all select file, request_id, company_id, user_id, 'VENDOR_QUOTE', 'quote.pdf', at from offers
  union all select b.invoice, b.id, o.company_id, o.user_id, 'INVOICE', 'customer-invoice.pdf', b.created + interval '24 days'
    from batch b join offers o on o.request_id = b.id and o.k = 1 where b.is_done) d`

const invitations = `
insert into request_invitations (request_id, line, created_at, round, company_id, invited_at, answer_minutes, due_at, answered_at,
  answer)
select request_id, 'freight', b.created, 1, o.company_id, at - interval '1 hour', 30, at - interval '30 minutes', at, 'QUOTED'
from offers o join batch b on b.id = o.request_id`

const quotations = `
insert into quotations (id, number, subject_kind, subject_id, round, company_id, user_id, customer_id, state, move, moved_as, version,
  buying_fils, net_fils, vat_fils, total_fils, valid_until, transit_days, free_days, terms, file_document_id, submitted_at, created_at)
select id, number, 'freight-request', request_id, 1, company_id, user_id, customer_id, state, 'submitNew', 'agent', 3,
  (carriage + 173000) * 9 / 10, carriage + 173000, 8650, carriage + 181650,
  case state when 'Q_SUBMITTED' then now() + interval '10 days' else at + interval '4 days' end, 14 + k, 7, '', file, at, at
from offers`

const charges = `
insert into quotation_charges (quotation_id, position, code, buying_fils, selling_fils, vat_category, vat_fils)
select o.id, c.position, c.code, c.net * 9 / 10, c.net, c.category, c.vat
from offers o cross join lateral (values
  (0, case o.mode when 'sea' then 'ocean-freight' else 'air-freight' end, o.carriage, 'zero', 0),
  (1, 'delivery-order', 45000, 'standard', 2250),
  (2, case o.mode when 'sea' then 'terminal-handling' else 'air-waybill' end, 90000, 'standard', 4500),
  (3, 'customs-clearance', 38000, 'standard', 1900)) as c (position, code, net, category, vat)`

const events = `
insert into request_events (id, request_id, code, at, recorded_at, amount_fils, by_kind, agent_id, for_customer)
select uuidv7(at - clock_timestamp()), request_id, code, at, at, amount, by_kind, agent_id, true
from (
  select id as request_id, 'QS_SUB' as code, created as at, null::bigint as amount, 'customer' as by_kind, null::uuid as agent_id from batch
  union all select id, 'QS_RCD', created, null, 'system', null from batch
  union all select request_id, case k when 1 then 'QS_RFC' else 'QUOTE_RECEIVED' end, at, carriage + 181650, 'agent', company_id from offers
  union all select id, 'QS_PAI', booked, carriage + 15000 + 181650, 'gateway', null from batch where is_booked
  union all select id, 'DEPARTED', created + interval '3 days', null, 'agent', null from batch where is_booked
  union all select id, 'QS_ARRIVE', created + interval '18 days', null, 'agent', null from batch where is_booked
  union all select id, 'QS_DEL', created + interval '24 days', null, 'agent', null from batch where is_done
  union all select id, 'QS_CMP', created + interval '25 days', null, 'customer', null from batch where is_done) e`

const sessions = `
insert into payment_sessions (id, subject_kind, subject_id, subject_number, quotation_id, quote_version, part, attempt, amount_fils,
  settled_fils, company_id, user_id, language, description, state, move, moved_as, version, opened_at, lease_until, closed_at, gateway_ref, pay_url, transaction_id)
overriding system value
select session, 'freight-request', id, number, quotations[1], 1, 'full', 1, carriage + 196650, carriage + 196650, company_id, user_id, 'en',
  '{"title":{"en":"Bench","ar":"قياس"},"lines":[]}', 'SUCCEEDED', 'succeed', 'gateway', 3, booked, booked + interval '5 minutes', booked,
  session::text, 'http://gateway.invalid', payment
from batch where is_booked`

const transactions = `
insert into ledger_transactions (id, kind, external_ref, amount_fils, session_id, subject_id, posted_at)
select payment, 'payment.full', session::text, carriage + 196650, session, id, booked from batch where is_booked
union all select settlement, 'settlement', id::text, carriage + 196650, null, id, created + interval '25 days' from batch where is_done`

const houseAccounts = `
insert into ledger_accounts (kind, owner_id, currency)
select 'gateway_clearing', null, 'AED' union all select 'agent_payable', ($1::uuid[])[1], 'AED' on conflict do nothing`

const accounts = `
insert into ledger_accounts (id, kind, owner_id, currency) select advance, 'customer_advance', id, 'AED' from batch where is_booked`

const balances = `
insert into ledger_balances (account_id, balance_fils)
select advance, case when is_done then 0 else carriage + 196650 end from batch where is_booked`

const entries = `
insert into ledger_entries (transaction_id, account_id, currency, amount_fils)
select payment, c.id, 'AED', -(carriage + 196650) from batch, ledger_accounts c where is_booked and c.kind = 'gateway_clearing' and c.owner_id is null and c.currency = 'AED'
union all select payment, advance, 'AED', carriage + 196650 from batch where is_booked
union all select settlement, advance, 'AED', -(carriage + 196650) from batch where is_done
union all select settlement, p.id, 'AED', carriage + 196650 from batch, ledger_accounts p where is_done and p.kind = 'agent_payable' and p.owner_id = ($1::uuid[])[1]`

// Numbered as the trigger would: without gaps in each year, in the order of time.
const receipts = `
with numbered as (
  select b.*, extract(year from booked at time zone 'Asia/Dubai')::int as year,
    row_number() over (partition by extract(year from booked at time zone 'Asia/Dubai') order by booked, n) as place
  from batch b where is_booked),
placed as (
  select n.*, n.place + coalesce(d.last, 0) as sequence from numbered n left join document_numbers d on d.series = 'RCT' and d.year = n.year),
counted as (
  insert into document_numbers as d (series, year, last) select 'RCT', year, max(sequence) from placed group by year
  on conflict (series, year) do update set last = excluded.last)
insert into receipts (series, year, sequence, number, session_id, transaction_id, amount_fils, currency, subject_kind, subject_id,
  quotation_id, part, company_id, issued_at)
select 'RCT', year, sequence, format('RCT-%s-%s', to_char(year % 100, 'FM00'), to_char(sequence, 'FM0000000')), session, payment,
  carriage + 196650, 'AED', 'freight-request', id, quotations[1], 'full', company_id, booked
from placed`

/** In order; `agents` marks those that take the ids of agents and of their users, `line` those that are freight's alone. */
export const batchSql = batch
export const bulkStatements: readonly { sql: string; agents: 0 | 1 | 2; line?: 'freight' }[] = [
  { sql: offers, agents: 2 },
  { sql: requests, agents: 1, line: 'freight' },
  { sql: details, agents: 0, line: 'freight' },
  { sql: documents, agents: 0 },
  { sql: invitations, agents: 0, line: 'freight' },
  { sql: quotations, agents: 0 },
  { sql: charges, agents: 0, line: 'freight' },
  { sql: events, agents: 0, line: 'freight' },
  { sql: sessions, agents: 0 },
  { sql: transactions, agents: 0 },
  { sql: houseAccounts, agents: 1 },
  { sql: accounts, agents: 0 },
  { sql: balances, agents: 0 },
  { sql: entries, agents: 1 },
  { sql: receipts, agents: 0 },
]
