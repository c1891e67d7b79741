// The customers, agents and warehouses of a benchmark database; all sign in with the password of the demo world.
import { hashPassword } from '../../api/src/accounts/passwords.ts'
import { demoPassword } from '@marsa/model/accounts/demo-people.ts'
import type { Owner } from './owner.store.ts'

export const benchCustomerEmail = (index: number): string => `customer${index}@bench.example`
export const benchAgentEmail = (index: number): string => `agent${index}@bench.example`
export const benchWarehouseEmail = (index: number): string => `warehouse${index}@bench.example`
export const benchAgents = 3

type Kind = 'agent' | 'business' | 'warehouse'
type Party = { id: string; userId: string }

const addParties = async (
  client: Owner,
  kind: Kind,
  emails: readonly string[],
  hash: string,
): Promise<Party[]> => {
  await client.query(
    `with wanted as (
       select email, place, uuidv7() as id from unnest($1::text[]) with ordinality as w (email, place)
       where not exists (select from users u where u.email = w.email)),
     made as (
       insert into companies (id, kind, name_en, name_ar, trn, agent_code, modes, approved_at)
       select id, case $2 when 'business' then 'business' else 'agent' end,
         case $2 when 'agent' then 'Bench Forwarding ' when 'warehouse' then 'Bench Storage ' else 'Bench Trading ' end || place,
         case $2 when 'agent' then 'وكيل القياس ' when 'warehouse' then 'مستودع القياس ' else 'شركة القياس ' end || place, null,
         case $2 when 'agent' then 'BENCH' || place when 'warehouse' then 'BENCHW' || place end,
         case $2 when 'agent' then array['sea', 'air'] when 'warehouse' then array['warehouse'] else '{}'::text[] end, now()
       from wanted)
     insert into users (company_id, role, user_code, email, password_hash, first_name, last_name, is_company_admin)
       select id, case $2 when 'agent' then 'clearing-agent' when 'warehouse' then 'warehouse-agent' else 'business' end, 'BN-' || id, email, $3, 'Bench', 'Person ' || place, true
       from wanted`,
    [emails, kind, hash],
  )
  const found = await client.query<Party>(
    `select u.company_id as id, u.id as "userId" from unnest($1::text[]) with ordinality as w (email, place)
       join users u on u.email = w.email order by w.place`,
    [emails],
  )
  return found.rows
}

const numbered = (count: number, email: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => email(index + 1))

/** Adds who is missing and answers all of them, in order; the platform company is there afterwards too. */
export const addBenchPeople = async (
  client: Owner,
  customers: number,
): Promise<{ customers: Party[]; agents: Party[]; warehouses: Party[] }> => {
  await client.query(
    `insert into companies (kind, name_en, name_ar, approved_at) select 'platform', 'Marsa', 'مرسى', now()
     where not exists (select from companies where kind = 'platform')`,
  )
  const hash = await hashPassword(demoPassword)
  return {
    customers: await addParties(client, 'business', numbered(customers, benchCustomerEmail), hash),
    agents: await addParties(client, 'agent', numbered(benchAgents, benchAgentEmail), hash),
    warehouses: await addParties(client, 'warehouse', numbered(benchAgents, benchWarehouseEmail), hash),
  }
}
