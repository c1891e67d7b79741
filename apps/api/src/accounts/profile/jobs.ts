// Background work of profiles: making copies of data, removing those whose time is over, erasing closed accounts.
import { z } from 'zod'
import type { Files } from '../../kit/files.ts'
import { job } from '../../kit/jobs.ts'
import type { AnyJob } from '../../kit/run-jobs.ts'
import { buildExport, exportJob } from './build-export.ts'
import { eraseClosed } from './erase-closed.ts'
import { overExports, removeExport } from './exports.store.ts'
import type { DataSource } from './parts.ts'

const nothing = z.strictObject({})

export const profileJobs = (files: Files, sources: readonly DataSource[]): AnyJob[] => [
  job({
    name: exportJob,
    payload: z.strictObject({ id: z.uuid() }),
    run: ({ id }, { db }) => buildExport({ files, sources }, db, id),
  }),
  job({
    name: 'profile.remove-exports',
    payload: nothing,
    everySeconds: 900,
    run: async (_, { db }) => {
      for (const { id, storage_key } of await overExports(db)) {
        await files.remove(storage_key)
        await removeExport(db, id)
      }
    },
  }),
  job({
    name: 'profile.erase-closed',
    payload: nothing,
    everySeconds: 3_600,
    run: async (_, { db, log }) => {
      const erased = await eraseClosed(db, files)
      if (erased > 0) log.info({ erased }, 'closed accounts were erased')
    },
  }),
]
