// Contracts of the tariff's versions: the list, a new one that is proposed, and the second administrator's decision.
import { z } from 'zod'
import { ok } from '../../kit/answer.ts'
import type { Policy } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { day, id as idOf, reason as reasonOf } from '../../kit/fields.ts'
import { dirhamPattern, parseMoney, toWire } from '../../kit/money.ts'
import { kilogramPattern, readGrams } from '../pricing/parcel.ts'
import type { TariffCell } from '../pricing/tariff.ts'
import { services } from '../services.ts'
import { mostCells, tariffPlans } from './tariff-change.ts'

export const setupReaders = { admin: 'any', 'admin-readonly': 'any' } as const satisfies Policy
export const setupAdministrators = { admin: 'any' } as const satisfies Policy

const amount = z.string({ error: 'tariffs.cell' }).trim().regex(dirhamPattern, 'tariffs.cell')
const Cell = z.strictObject({
  service: z.enum(services),
  /** Null for every plan and for none. */
  plan: z.enum(tariffPlans).nullable(),
  /** Kilograms above which it holds. */
  fromKg: z.string({ error: 'tariffs.cell' }).trim().regex(kilogramPattern, 'tariffs.cell'),
  base: amount,
  /** Of each started kilogram above; 0 makes the base a flat price. */
  perKg: amount,
})
export type WireCell = z.infer<typeof Cell>

export const toWireCell = ({ fromGrams, baseFils, perKgFils, ...cell }: TariffCell): WireCell => ({
  ...cell,
  fromKg: String(fromGrams / 1000),
  base: toWire(baseFils),
  perKg: toWire(perKgFils),
})

/** Undefined where a field is not what its pattern says. */
export const readCell = ({ fromKg, base, perKg, ...cell }: WireCell): TariffCell | undefined => {
  const fromGrams = readGrams(fromKg)
  if (fromGrams === undefined || !dirhamPattern.test(base) || !dirhamPattern.test(perKg)) return undefined
  return { ...cell, fromGrams, baseFils: parseMoney(base), perKgFils: parseMoney(perKg) }
}

const Version = z.strictObject({
  tariffId: z.string(),
  validFrom: z.string(),
  /** `past` is over, `now` holds, `next` begins later. */
  state: z.enum(['past', 'now', 'next']),
  /** Null for the one that an installation begins with. */
  by: z.string().nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: z.string(),
  reason: z.string().nullable(),
  cells: z.array(Cell),
})
export type TariffVersion = z.infer<typeof Version>

const Proposal = z.strictObject({
  proposalId: z.string(),
  validFrom: z.string(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
  cells: z.array(Cell),
  /** Why the reader cannot approve it, or null. */
  refusal: z.string().nullable(),
})
export type TariffProposal = z.infer<typeof Proposal>

export const listTariffs = endpoint({
  verb: 'listTariffs',
  method: 'GET',
  path: 'Express/Tariffs',
  policy: setupReaders,
  /** The latest first. */
  answer: z.strictObject({ versions: z.array(Version), proposal: Proposal.nullable() }),
})

export const proposeTariff = endpoint({
  verb: 'proposeTariff',
  method: 'POST',
  path: 'Express/Tariffs/Propose',
  policy: setupAdministrators,
  body: z.strictObject({
    /** Its first day in the Emirates. */
    validFrom: day('tariffs.day'),
    /** The latest version that the author has seen. */
    basedOn: idOf('tariffs.moved-on'),
    cells: z.array(Cell).min(1, 'tariffs.gap').max(mostCells),
    reason: reasonOf('tariffs.reason'),
  }),
  answer: ok,
  problems: ['tariffs.open', 'tariffs.taken', 'tariffs.moved-on'],
})

export const decideTariff = endpoint({
  verb: 'decideTariff',
  method: 'POST',
  path: 'Express/Tariffs/Proposals/{id}',
  policy: setupAdministrators,
  query: z.strictObject({ id: idOf('tariffs.none') }),
  body: z.strictObject({ isConfirmed: z.boolean() }),
  answer: ok,
  problems: ['tariffs.none', 'tariffs.second-person', 'tariffs.begun', 'tariffs.moved-on', 'tariffs.taken'],
})

export const tariffEndpoints = { listTariffs, proposeTariff, decideTariff }
