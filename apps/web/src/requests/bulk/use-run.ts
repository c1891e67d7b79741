// Work on many drafts, step by step: how far it is, what was refused, and after a broken connection on from where it stopped.
import { useEffect, useRef, useState } from 'react'
import type { Outcome } from '@marsa/model/kit/bulk-action.ts'
import { Refusal } from '../../kit/call.ts'

/** One call and what came of it; it throws where that is not known, and is then made again, with the same key. */
export type Step = () => Promise<{ outcomes: Outcome[]; more?: Step[] }>

type Standing = {
  state: 'idle' | 'running' | 'stopped' | 'over'
  all: number
  outcomes: Outcome[]
  /** Why it stopped. */
  serverError?: string
}

const idle: Standing = { state: 'idle', all: 0, outcomes: [] }

/** `onOver` is told all that came of it, once nothing is left to do. */
export const useRun = (onOver: (outcomes: readonly Outcome[]) => void) => {
  const [standing, setStanding] = useState(idle)
  const queue = useRef<Step[]>([])
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => void (isHere.current = false)
  }, [])
  const work = async (from: Standing): Promise<void> => {
    let now: Standing = { state: 'running', all: from.all, outcomes: from.outcomes }
    setStanding(now)
    for (let step = queue.current[0]; step && isHere.current; step = queue.current[0]) {
      try {
        const { outcomes, more = [] } = await step()
        queue.current.splice(0, 1, ...more)
        now = { ...now, outcomes: [...now.outcomes, ...outcomes] }
        setStanding(now)
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem
        return setStanding({ ...now, state: 'stopped', serverError: problem.sentence })
      }
    }
    if (!isHere.current) return
    setStanding({ ...now, state: 'over' })
    onOver(now.outcomes)
  }
  return {
    ...standing,
    done: standing.outcomes.length,
    refused: standing.outcomes.filter((outcome) => outcome.code !== null),
    /** `all` is how many outcomes there will be. */
    start: (steps: Step[], all: number): void => {
      queue.current = steps
      void work({ ...idle, all })
    },
    goOn: (): void => void work(standing),
  }
}
export type Run = ReturnType<typeof useRun>
