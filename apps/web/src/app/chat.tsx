// The chat in the corner of the app: a visitor's or a customer's; staff have their own page for it.
import { useMe, useSessionState } from '../accounts/door.tsx'
import { useRouterState } from '../kit/router/hooks.ts'
import { ChatWidget } from '../messages/door.tsx'
import '../messages/chat.css'

const staff: readonly string[] = ['desk', 'admin', 'admin-readonly']

/** Forms in steps. */
const wizards = /\/(freight|warehouse|trucks)\/quote$|\/hub\/register\/(customer|business|provider)$/

export function Chat() {
  const { status } = useSessionState()
  const me = useMe()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  // That page is the conversation itself.
  if (pathname.endsWith('/user/chat')) return null
  const isQuiet = wizards.test(pathname)
  if (status === 'out')
    return <ChatWidget key="visitor" who="visitor" isVisitor isLive={false} isQuiet={isQuiet} />
  if (!me || staff.includes(me.roleName)) return null
  return <ChatWidget key="person" who="person" isVisitor={false} isLive isQuiet={isQuiet} />
}
