// The fresh check around a form: asked for when the server wants one; every other refusal stays with the form that shows it.
import { Refusal } from '../../kit/call.ts'
import { useCheck } from './use-check.tsx'

const isAsked = (problem: unknown): boolean =>
  problem instanceof Refusal && problem.code === 'factors.check-needed'

const inForm = (work: () => Promise<void>) => async (): Promise<void> => {
  try {
    await work()
  } catch (problem) {
    if (!(problem instanceof Refusal) || isAsked(problem)) throw problem
  }
}

/** `run(work)` does it, perhaps after the check, and `command` is it as the form shows it. Draw `dialog`. */
export const useChecked = ({ isPending, error }: { isPending: boolean; error: Refusal | null }) => {
  const { run, dialog } = useCheck()
  return {
    run: (work: () => Promise<void>) => void run(inForm(work)),
    command: { isPending, error: isAsked(error) ? null : error },
    dialog,
  }
}
