// What stands around a page and is not seen in its first moment: footer, messages, session guard, chat, live updates.
import type { Layout } from '@marsa/model/site/layout.ts'
import { useSessionState } from '../accounts/door.tsx'
import { ToastHost } from '../ui/overlays/toast.tsx'
import { Chat } from './chat.tsx'
import { LiveUpdates } from './live-updates.tsx'
import { SessionGuard } from './session/session-guard.tsx'
import { AppFooter } from './shell/app-footer.tsx'

export function Around({ layout }: { layout: Layout }) {
  const { status } = useSessionState()
  return (
    <>
      {!layout.plain && <AppFooter />}
      <ToastHost />
      <SessionGuard />
      <Chat />
      {status === 'in' && <LiveUpdates />}
    </>
  )
}
