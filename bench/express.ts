// Express against its second floor: what a price and a creation cost; and how many labels one core prints.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { waybillNumber } from '@marsa/model/express/waybill/waybill-number.ts'
import type { LabelData } from '@marsa/model/express/label/label-layout.ts'
import { printLabelsPdf, printLabelsZpl } from '../apps/api/src/express/papers/print-label.ts'
import { closePdf } from '../apps/api/src/kit/pdf.ts'
import { parcelForm } from '../apps/api/test/parcel-form.ts'
import { connections, median, middle, type Rounds, type RoundResult } from './compare.ts'
import { openOwner, type BenchDatabase } from './database.ts'
import { runLoad, type Request } from './load.ts'
import type { Run } from './open-database.ts'
import { fillParcels, parcelsPerCustomer } from './parcel-rows.ts'
import { freePort, startExpressFloor, startProduct, type Server } from './processes.ts'
import { keepAwake, signInAll } from './sessions.ts'

/** Calls, and the share of the second floor that each is to reach. */
export const expressAims = { rate: 0.3, creation: 0.25 } as const
export type ExpressName = keyof typeof expressAims
const expressNames = Object.keys(expressAims) as ExpressName[]

const people = 200

type Side = 'product' | 'floor'
type Form = ReturnType<typeof parcelForm>

/**
 * The least that could hold prices and shipments, with as many shipments as the product has: a table that is empty when it is
 * analyzed is read from end to end by every statement that is planned for it.
 */
const makeBareExpress = async (owner: pg.Client): Promise<void> => {
  await fillParcels(owner, people * parcelsPerCustomer)
  await owner.query(`
    create table bare_prices (service text, from_grams int, base int, step int, primary key (service, from_grams));
    insert into bare_prices values ('DOMESTIC', 0, 2000, 0), ('DOMESTIC', 5000, 2000, 200);
    create table bare_shipments (id uuid primary key default uuidv7(), number bigint generated always as identity unique,
      company_id uuid not null, sender text not null, recipient text not null, total_fils int not null, form jsonb not null,
      created_at timestamptz not null default now());
    create index on bare_shipments (company_id, created_at desc);
    grant select on bare_prices to marsa_app;
    insert into bare_shipments (company_id, sender, recipient, total_fils, form, created_at)
      select company_id, sender_name, recipient_name, total_fils, form, created_at from express_shipments;
    grant select, insert on bare_shipments to marsa_app`)
  await owner.query('vacuum analyze')
}

/** Every parcel has another weight and another name, so that no answer is there from the last. */
const forms = (): (() => Form) => {
  let at = 0
  return () => {
    at++
    const recipient = { ...parcelForm(new Date()).recipient, name: `Omar Saleh ${at}` }
    return parcelForm(new Date(), {
      recipient,
      packages: [
        {
          weight: (1 + (at % 280) / 10).toFixed(1),
          length: '40',
          width: '30',
          height: '30',
          packaging: 'OWN',
        },
      ],
      dropOff: true,
      slot: undefined,
    })
  }
}

/** What a calculator asks of a form. */
const rateOf = ({ from, to, shipmentType, cover, packages }: Form) => ({
  from,
  to,
  shipmentType,
  cover,
  packages: packages.map(({ weight, length, width, height }) => ({ weight, length, width, height })),
})

const paths = {
  rate: { product: '/api/Express/Shipment/v2/RateCalculator', floor: '/rate' },
  creation: { product: '/api/Express/Shipment/Create', floor: '/create' },
} as const satisfies Record<ExpressName, Record<Side, string>>

const bodyOf = (name: ExpressName, side: Side, form: Form): object => {
  if (side === 'floor') return form
  return name === 'rate' ? rateOf(form) : { ...form, toPay: true, terms: true }
}

const sourceOf = (name: ExpressName, side: Side, tokens: readonly string[]): (() => Request) => {
  const form = forms()
  let at = 0
  return () => {
    const token = tokens[(++at * 7) % tokens.length]
    return {
      method: 'POST',
      path: paths[name][side],
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify(bodyOf(name, side, form())),
    }
  }
}

export type ExpressResult = {
  name: ExpressName
  product: RoundResult
  floor: RoundResult
  ratio: number
  p99Ratio: number
}

export const measureExpress = async (
  database: BenchDatabase,
  { folder, secret }: Run,
  { rounds, seconds, warmUpSeconds }: Rounds,
): Promise<ExpressResult[]> => {
  const url = await database.filled('express', makeBareExpress)
  const owner = await openOwner(url)
  const { rows } = await owner.query<{ id: string }>(`select id from users where role = 'business'`)
  const tokens = [
    ...(
      await signInAll(
        owner,
        rows.map(({ id }) => id),
        secret,
      )
    ).values(),
  ].flat()
  const servers: Record<Side, Server> = {
    product: await startProduct({ databaseUrl: url, folder, secret }),
    floor: await startExpressFloor(url, await freePort()),
  }
  const found: ExpressResult[] = []
  for (const name of expressNames) {
    const results: Record<Side, RoundResult[]> = { product: [], floor: [] }
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 ? (['floor', 'product'] as const) : (['product', 'floor'] as const)) {
        await keepAwake(owner)
        const load = { port: servers[side].port, connections, next: sourceOf(name, side, tokens) }
        await runLoad({ ...load, seconds: warmUpSeconds })
        const before = servers[side].cpu()
        const result = await runLoad({ ...load, seconds })
        results[side].push({ ...result, cpu: (servers[side].cpu() - before) / result.count })
      }
    const ratioOf = (figure: (result: RoundResult) => number): number =>
      median(results.product.map((product, round) => figure(product) / figure(results.floor[round]!)))
    found.push({
      name,
      product: middle(results.product),
      floor: middle(results.floor),
      ratio: ratioOf(({ perSecond }) => perSecond),
      p99Ratio: ratioOf(({ p99 }) => p99),
    })
  }
  await Promise.all([servers.product.stop(), servers.floor.stop(), owner.end()])
  return found
}

const labelOf = (n: number): LabelData => ({
  waybill: waybillNumber(String(n).padStart(10, '0')),
  route: `DXB-${n % 9}-C`,
  service: 'DOMESTIC',
  sender: {
    name: 'Noor Abayas LLC',
    lines: [`Al Quoz 3, Warehouse ${n % 90}`, 'Dubai, United Arab Emirates'],
    mobile: '+971501234567',
  },
  recipient: {
    name: `فاطمة أحمد المنصوري ${n}`,
    lines: [`برج الخليج، شقة ${n}`, 'شارع الكورنيش، بجانب المسجد', 'Abu Dhabi, United Arab Emirates'],
    mobile: '+971559876543',
  },
  parcelGrams: [1200],
  cashOnDelivery: '349.95',
  reference: `ORDER-${n}`,
  printedAt: '2026-11-24T10:05:00+04:00',
})
const sheet = (from: number, count: number): LabelData[] =>
  Array.from({ length: count }, (_, at) => labelOf(from + at))

export type LabelResult = { form: 'PDF' | 'ZPL'; perSecond: number; cpuMs: number; kilobytes: number }

/** Labels a page each, in files of fifty as people print them, by the product's own thread; no label says what another says. */
export const measureLabels = async (seconds: number): Promise<LabelResult[]> => {
  const each = 50
  const found: LabelResult[] = []
  const madeAt = new Date()
  const printers = {
    PDF: (from: number) => printLabelsPdf(sheet(from, each), madeAt),
    ZPL: async (from: number) => Buffer.from(await printLabelsZpl(sheet(from, each))),
  }
  for (const form of ['PDF', 'ZPL'] as const) {
    let from = 0
    const print = () => printers[form]((from += each))
    const { length } = await print()
    const usedBefore = process.cpuUsage()
    const began = performance.now()
    let printed = 0
    while (performance.now() - began < seconds * 1000) {
      await print()
      printed += each
    }
    const { user, system } = process.cpuUsage(usedBefore)
    const cpuMs = (user + system) / 1000 / printed
    // What one core prints is what the processor has taken for each, however many threads have shared the work.
    found.push({ form, perSecond: 1000 / cpuMs, cpuMs, kilobytes: length / 1000 / each })
  }
  await closePdf()
  return found
}
