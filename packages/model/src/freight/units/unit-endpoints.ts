// Contracts of the containers of a shipment: its customer and its winning agent list them with seals and mass, staff read.
import { z } from 'zod'
import { clearingAgents, customers } from '../../kit/access.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import * as fields from '../../kit/fields.ts'
import { containerTypeCodes } from '../../reference/containers.ts'
import { id, readers } from '../shared-fields.ts'
import { shipmentSides } from '../sides.ts'
import { UnitContent } from './unit-fields.ts'

const instant = z.iso.datetime({ offset: true })
const kilograms = z.number().nullable()
const both = fields.inBoth
const type = z.enum(containerTypeCodes)

/** What stood there before somebody changed it. */
const EarlierUnit = z.strictObject({
  number: z.string(),
  type,
  seals: z.array(z.string()),
  vgmKg: kilograms,
  /** When it was changed, by which side. */
  changedAt: instant,
  side: z.enum(shipmentSides),
})

export const UnitView = z.strictObject({
  unitId: z.string(),
  version: z.int(),
  number: z.string(),
  type,
  seals: z.array(z.string()),
  tareKg: kilograms,
  maxGrossKg: kilograms,
  vgmKg: kilograms,
  vgmMethod: z.enum(['1', '2']).nullable(),
  cargoKg: kilograms,
  dunnageKg: kilograms,
  vgmBy: z.string().nullable(),
  vgmAt: instant.nullable(),
  side: z.enum(shipmentSides),
  /** Newest first. */
  earlier: z.array(EarlierUnit),
  /** For staff: live shipments of other companies that name the same container. */
  elsewhere: z.array(z.string()),
})
export type UnitView = z.infer<typeof UnitView>

export const UnitsView = z.strictObject({
  booked: z.int(),
  units: z.array(UnitView),
  /** A sea export: every container needs its mass before departure. */
  needsVgm: z.boolean(),
  /** What a departure still waits for, in words; null for nothing. */
  missing: both.nullable(),
  /** When the carrier wants the masses at the latest. */
  vgmCutOff: instant.nullable(),
  /** Why the reader cannot do each; null where they can. */
  addRefusal: z.string().nullable(),
  changeRefusal: z.string().nullable(),
  removeRefusal: z.string().nullable(),
})
export type UnitsView = z.infer<typeof UnitsView>

export const viewUnits = endpoint({
  verb: 'viewUnits',
  method: 'GET',
  path: 'FreightAPI/Units/{id}',
  policy: readers,
  scope: 'shipments.read',
  query: z.strictObject({ id }),
  readRecord: { kind: 'freight-request', by: 'id' },
  answer: UnitsView,
  problems: ['freight.not-found', 'freight.not-booked', 'freight.no-units'],
})

const writers = { ...customers, ...clearingAgents }
const refused = ['freight.not-found', 'freight.not-booked', 'freight.no-units', 'freight.units-departed']
const unitId = fields.id('freight.unit-not-found')
/** The version that the caller has read. */
const version = z.int32().min(1)

export const addUnit = endpoint({
  verb: 'addUnit',
  method: 'POST',
  path: 'FreightAPI/Units/{id}',
  policy: writers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: UnitContent,
  answer: z.strictObject({ unitId: z.string(), version: z.int() }),
  problems: [...refused, 'freight.units-full'],
})

export const changeUnit = endpoint({
  verb: 'changeUnit',
  method: 'PUT',
  path: 'FreightAPI/Units/{id}',
  policy: writers,
  acting: 'writers',
  query: z.strictObject({ id }),
  body: UnitContent.extend({ unitId, version }),
  answer: z.strictObject({ unitId: z.string(), version: z.int() }),
  problems: [...refused, 'freight.unit-not-found', 'freight.vgm-departed', 'kit.moved-on'],
})

/** In a query every value is a text. */
const versionRead = z.coerce.number().pipe(version)

export const removeUnit = endpoint({
  verb: 'removeUnit',
  method: 'DELETE',
  path: 'FreightAPI/Units/{id}',
  policy: writers,
  acting: 'writers',
  query: z.strictObject({ id, unitId, version: versionRead }),
  answer: ok,
  problems: [...refused, 'freight.unit-not-found', 'kit.moved-on'],
})

export const unitEndpoints = { viewUnits, addUnit, changeUnit, removeUnit }
