// The calls of a provider's fleet: vehicles and drivers, their list, what is entered of one, and taking one out of use.
import { z } from 'zod'
import type { Policy } from '../../kit/access.ts'
import { uploadFields, uploadProblems } from '../../documents/document-contracts.ts'
import { StoredDocument } from '../../documents/document.ts'
import { requestsOf } from '../../lines.ts'
import { ok } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { id } from '../../kit/fields.ts'
import { DriverForm, VehicleForm } from './fleet.ts'
import { DriverView, VehicleView } from './fleet-views.ts'

const providers: Policy = { 'truck-provider': 'own' }
const byVehicle = z.strictObject({ id: id('trucks.vehicle-not-found') })
const byDriver = z.strictObject({ id: id('trucks.driver-not-found') })
const listed = z.strictObject({ retired: z.enum(['true']).optional() })

const saved = z.strictObject({ id: z.string(), warning: z.string().nullable() })

export const listVehicles = endpoint({
  verb: 'listTruckVehicles',
  method: 'GET',
  path: 'Trucks/Vehicles',
  policy: providers,
  query: listed,
  answer: z.strictObject({ items: z.array(VehicleView) }),
})

/** A new one, or with its id another state of one. */
export const saveVehicle = endpoint({
  verb: 'saveTruckVehicle',
  method: 'POST',
  path: 'Trucks/Vehicles',
  policy: providers,
  body: z.strictObject({ id: id('trucks.vehicle-not-found').nullable(), form: VehicleForm }),
  answer: saved,
  problems: ['trucks.vehicle-not-found', 'trucks.plate-taken'],
})

export const retireVehicle = endpoint({
  verb: 'retireTruckVehicle',
  method: 'POST',
  path: 'Trucks/RetireVehicle/{id}',
  policy: providers,
  query: byVehicle,
  body: z.strictObject({}),
  answer: ok,
  problems: ['trucks.vehicle-not-found', 'trucks.in-use'],
})

export const listDrivers = endpoint({
  verb: 'listTruckDrivers',
  method: 'GET',
  path: 'Trucks/Drivers',
  policy: providers,
  query: listed,
  answer: z.strictObject({ items: z.array(DriverView) }),
})

export const saveDriver = endpoint({
  verb: 'saveTruckDriver',
  method: 'POST',
  path: 'Trucks/Drivers',
  policy: providers,
  body: z.strictObject({ id: id('trucks.driver-not-found').nullable(), form: DriverForm }),
  answer: saved,
  problems: ['trucks.driver-not-found', 'trucks.mobile-taken'],
})

export const retireDriver = endpoint({
  verb: 'retireTruckDriver',
  method: 'POST',
  path: 'Trucks/RetireDriver/{id}',
  policy: providers,
  query: byDriver,
  body: z.strictObject({}),
  answer: ok,
  problems: ['trucks.driver-not-found', 'trucks.in-use'],
})

const fleetId = id('trucks.fleet-not-found')
const documentId = id('documents.id')
const readers: Policy = { ...providers, desk: 'any', admin: 'any', 'admin-readonly': 'any' }

export const listFleetDocuments = endpoint({
  verb: 'listFleetDocuments',
  method: 'GET',
  path: 'Trucks/FleetDocuments',
  policy: readers,
  query: z.strictObject({ fleetId }),
  readRecord: { kind: 'truck-fleet', by: 'fleetId' },
  answer: z.array(StoredDocument),
  problems: ['trucks.fleet-not-found'],
})

/** Scans of a vehicle's or a driver's documents; all files are stored or none. */
export const uploadFleetDocuments = endpoint({
  verb: 'uploadFleetDocuments',
  method: 'POST',
  path: 'Trucks/FleetDocuments',
  policy: providers,
  multipart: { files: 'many', fields: uploadFields('fleetId') },
  screen: requestsOf.trucks.uploads,
  answer: z.array(StoredDocument),
  problems: uploadProblems,
})

export const deleteFleetDocument = endpoint({
  verb: 'deleteFleetDocument',
  method: 'DELETE',
  path: 'Trucks/FleetDocuments/{documentId}',
  policy: providers,
  query: z.strictObject({ documentId }),
  answer: z.strictObject({ status: z.string(), errorMessage: z.string().nullable() }),
  problems: ['documents.id', 'documents.in-use', 'documents.accepted'],
})

export const downloadFleetDocument = endpoint({
  verb: 'downloadFleetDocument',
  method: 'GET',
  path: 'Trucks/FleetDocuments/{documentId}',
  policy: readers,
  query: z.strictObject({ documentId }),
  readRecord: { kind: 'document', by: 'documentId' },
  answer: z.unknown(),
  file: 'any',
  problems: ['documents.id', 'documents.identity-acting'],
})
