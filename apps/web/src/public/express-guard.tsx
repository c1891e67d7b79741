// Shows the warning of the express area over its public page to a signed-in agent.
import { createRoot } from 'react-dom/client'
import { getUserProfile } from '@marsa/model/accounts/endpoints.ts'
import { roleNames, roles } from '@marsa/model/kit/access.ts'
import { asLang } from '@marsa/model/kit/text.ts'
import { areaVerdict } from '@marsa/model/site/areas.ts'
import { connectSession } from '../accounts/door.tsx'
import { AreaWarning } from '../app/guards.tsx'
import { call } from '../kit/call.ts'
import { LangProvider } from '../kit/direction.tsx'
import { session } from '../kit/session.ts'
import './sign-in.css'

export const guardExpress = async (): Promise<void> => {
  connectSession()
  await session.start()
  if (session.state().status !== 'in') return
  const me = await call(getUserProfile, { body: {} }).catch(() => undefined)
  const role = roles.find((each) => roleNames[each] === me?.role)
  if (!role || areaVerdict('express', role) !== 'warn') return
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(
    <LangProvider lang={asLang(document.documentElement.lang)}>
      <AreaWarning area="express" />
    </LangProvider>,
  )
}
