// A button for an act that may be refused: enabled, or disabled with the sentence why.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sentence, type ProblemRow } from '@marsa/model/kit/problem.ts'
import type { TextParams } from '@marsa/model/kit/text.ts'
import { Button, type ButtonProps } from '../ui/actions/button.tsx'
import { useLang } from './direction.tsx'

/** `problems` is the table that holds the code, or a function that loads it; nothing is loaded while the act is allowed. */
export function ActionButton({ refusal, params, problems, ...button }: ActionButtonProps) {
  const reason = useReason(refusal, problems, params)
  return <Button changes {...button} disabledReason={reason} />
}

export type ActionButtonProps = Omit<ButtonProps, 'disabledReason'> & {
  /** Problem code that stands against the act. */
  refusal?: string | null
  params?: TextParams
  problems: ProblemSource
}

type Table = Record<string, ProblemRow>
export type ProblemSource = Table | (() => Promise<Table>)

const none: Table = {}

/** The sentence that stands against an act; dots while its table loads, undefined while the act is allowed. */
export const useReason = (
  refusal: string | null | undefined,
  problems: ProblemSource | undefined,
  params?: TextParams,
): string | undefined => {
  const { lang } = useLang()
  const table = useProblems(refusal ? problems : undefined)
  return refusal ? (table[refusal] ? sentence(table, lang, refusal, params) : '…') : undefined
}

/** A problems table, loaded when it is first needed, with the values of the settings in force. */
export const useProblems = (source: ProblemSource | undefined): Table => {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState<Table>(none)
  useEffect(() => {
    if (typeof source !== 'function') return
    let wanted = true
    void import('./load-problem-table.ts')
      .then(({ loadProblemTable }) => loadProblemTable(source, client))
      .then((table) => wanted && setLoaded(table))
    return () => {
      wanted = false
    }
  }, [source, client])
  return typeof source === 'object' ? source : loaded
}
