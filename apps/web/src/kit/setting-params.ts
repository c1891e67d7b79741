// The values of the settings in force, for texts and problems that name them.
import { useMemo } from 'react'
import { filled, type ProblemRow } from '@marsa/model/kit/problem.ts'
import { settingParams, type SettingParams } from '@marsa/model/kit/setting-params.ts'
import { useSettings } from './settings.ts'

export const useSettingParams = (): SettingParams => {
  const settings = useSettings()
  return useMemo(() => settingParams(settings), [settings])
}

/** A table of problems with its values in place. */
export const useFilledProblems = (table: Record<string, ProblemRow>): Record<string, ProblemRow> => {
  const params = useSettingParams()
  return useMemo(() => filled(table, params), [table, params])
}
