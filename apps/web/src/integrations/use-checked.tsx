// Does what needs a fresh check: asks for it when the server wants one, then does it again.
import { Suspense, useState } from 'react'
import { CheckDialog } from '../accounts/door.tsx'
import { Refusal } from '../kit/call.ts'

/** `run(work)` answers once it is done or asked for; other refusals are the caller's. Draw `dialog`. */
export const useChecked = () => {
  const [waiting, setWaiting] = useState<() => Promise<void>>()
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (problem) {
      if (!(problem instanceof Refusal) || problem.code !== 'factors.check-needed') throw problem
      setWaiting(() => work)
    }
  }
  const dialog = waiting && (
    <Suspense fallback={null}>
      <CheckDialog
        onClose={() => setWaiting(undefined)}
        onPassed={() => {
          setWaiting(undefined)
          // What is refused now stands in the form of the command.
          void waiting().catch(() => undefined)
        }}
      />
    </Suspense>
  )
  return { run: (work: () => Promise<void>) => void run(work).catch(() => undefined), dialog }
}
