// Background work of drivers' links: exact positions are forgotten within the hour.
import { z } from 'zod'
import { positionDays } from '@marsa/model/trucks/driver/driver-link.ts'
import { job } from '../../kit/jobs.ts'
import { forgetPlaces, forgetPositions } from './positions.store.ts'

export const driverJobs = [
  job({
    name: 'trucks.forget-positions',
    payload: z.strictObject({}),
    everySeconds: 3_600,
    run: async (_, { db }) => {
      await forgetPositions(db, positionDays)
      await forgetPlaces(db, positionDays)
    },
  }),
]
