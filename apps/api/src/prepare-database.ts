// Brings a database to what this version needs: its tables, its job queue, the moves of all machines and reference data.
import { allMachines } from '@marsa/model/all.ts'
import { migrate } from './kit/migrate.ts'
import { loadExpress } from './express/load-express.store.ts'
import { syncTransitions } from './kit/transitions.ts'
import { loadReference } from './reference/load-reference.store.ts'

/** Used by the launcher, by containers before a roll-out, and by the tests; safe to run by many at once. */
export const prepareDatabase = (databaseUrl: string, progress?: (file: string) => void): Promise<string[]> =>
  migrate(databaseUrl, {
    progress,
    after: async (client) => {
      await syncTransitions(client, allMachines)
      await loadReference(client)
      await loadExpress(client)
    },
  })
