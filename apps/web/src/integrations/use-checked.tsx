// The fresh check around a form: asked for when the server wants one; every other refusal stays with the form that shows it.
import { useCheck } from '../accounts/check/door.tsx'
import { Refusal } from '../kit/call.ts'

const inForm = (work: () => Promise<void>) => async (): Promise<void> => {
  try {
    await work()
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code === 'factors.check-needed') throw problem
  }
}

/** `run(work)` does it, perhaps after the check. Draw `dialog`. */
export const useChecked = () => {
  const { run, dialog } = useCheck()
  return { run: (work: () => Promise<void>) => void run(inForm(work)), dialog }
}
