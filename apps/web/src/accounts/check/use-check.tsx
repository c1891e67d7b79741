// Does what needs a fresh check: asks for it when the server wants one, then does it again.
import { lazy, Suspense, useState } from 'react'
import { Refusal } from '../../kit/call.ts'
import { toast } from '../../kit/query.ts'
import { PasskeyCancelled } from '../sign-in/passkey.ts'

const CheckDialog = lazy(async () => ({ default: (await import('./check-dialog.tsx')).CheckDialog }))

/** `run(work)` answers when the work is done or the check was asked for; draw `dialog`. Other refusals become toasts. */
export const useCheck = () => {
  const [waiting, setWaiting] = useState<() => Promise<void>>()
  const run = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (problem) {
      if (problem instanceof PasskeyCancelled) return
      if (!(problem instanceof Refusal)) throw problem
      if (problem.code === 'factors.check-needed') setWaiting(() => work)
      else void toast({ title: problem.sentence, tone: 'error', sticky: true })
    }
  }
  const dialog = waiting && (
    <Suspense fallback={null}>
      <CheckDialog
        onClose={() => setWaiting(undefined)}
        onPassed={() => {
          setWaiting(undefined)
          void run(waiting)
        }}
      />
    </Suspense>
  )
  return { run, dialog }
}
