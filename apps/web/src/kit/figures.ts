// The figures of the settings in force, for texts and problems that name them.
import { useMemo } from 'react'
import { filled, type ProblemRow } from '@marsa/model/kit/problem.ts'
import { figuresIn, type Figures } from '@marsa/model/kit/figures.ts'
import { useSettings } from './settings.ts'

export const useFigures = (): Figures => {
  const settings = useSettings()
  return useMemo(() => figuresIn(settings), [settings])
}

/** A table of problems with its figures in place. */
export const useFigured = (table: Record<string, ProblemRow>): Record<string, ProblemRow> => {
  const figures = useFigures()
  return useMemo(() => filled(table, figures), [table, figures])
}
