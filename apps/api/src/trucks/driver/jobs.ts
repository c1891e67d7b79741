// Background work of drivers' links: exact positions are forgotten.
import { z } from 'zod'
import { positionDays } from '@marsa/model/trucks/driver/driver-link.ts'
import { job } from '../../kit/jobs.ts'
import { forgetPositions } from './positions.store.ts'

export const driverJobs = [
  job({
    name: 'trucks.forget-positions',
    payload: z.strictObject({}),
    everySeconds: 86_400,
    run: async (_, { db }) => {
      await forgetPositions(db, positionDays)
    },
  }),
]
