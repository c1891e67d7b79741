// Loads a table of problems and puts the values of the settings in force into it; comes with the first table needed.
import type { QueryClient } from '@tanstack/react-query'
import { filled, type ProblemRow } from '@marsa/model/kit/problem.ts'
import { settingDefaults } from '@marsa/model/kit/settings.ts'
import { settingParams } from '@marsa/model/kit/setting-params.ts'
import { settingsQuery } from './settings.ts'

type Table = Record<string, ProblemRow>

/** With the defaults where the settings cannot be read. */
export const loadProblemTable = async (source: () => Promise<Table>, client: QueryClient): Promise<Table> => {
  const [table, settings] = await Promise.all([
    source(),
    client.query(settingsQuery).catch(() => settingDefaults),
  ])
  return filled(table, settingParams(settings))
}
