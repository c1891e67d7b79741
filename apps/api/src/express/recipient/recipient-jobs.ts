// What senders and recipients are told, behind the move that it is about.
import {
  shipmentMachine,
  shipmentStates,
  type ShipmentMove,
} from '@marsa/model/express/shipments/shipment-machine.ts'
import { z } from 'zod'
import type { Clock } from '../../kit/clock.ts'
import { systemTransaction } from '../../kit/db.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { tellJob } from '../shipments/shipments.store.ts'
import { tellPeople } from './tell-people.ts'

const moves = Object.keys(shipmentMachine.moves) as [ShipmentMove, ...ShipmentMove[]]

export const recipientJobs = (secret: string, clock: Clock): AnyJob[] => [
  job({
    name: tellJob,
    payload: z.object({ id: z.uuid(), version: z.int(), move: z.enum(moves), state: z.enum(shipmentStates) }),
    run: (told, { db }) => systemTransaction(db, (tx) => tellPeople(tx, secret, told, clock.now())),
  }),
]
