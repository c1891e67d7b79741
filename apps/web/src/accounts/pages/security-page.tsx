// One's own security: second factors, where one is signed in, past sign-ins, and who of the staff has looked.
import { actsForOthers } from '@marsa/model/accounts/acting-rules.ts'
import { sessionsText } from '@marsa/model/accounts/sessions-text.ts'
import { securityTitle } from '@marsa/model/accounts/sessions-title-text.ts'
import { useT } from '../../kit/t.ts'
import { SecurityFactors } from '../parts/security-factors.tsx'
import { SecurityIdentity } from '../parts/security-identity.tsx'
import { SecuritySessions } from '../parts/security-sessions.tsx'
import { SignInHistory } from '../parts/sign-in-history.tsx'
import { SupportVisits } from '../parts/support-visits.tsx'
import { useMe } from '../queries.ts'
import '../security.css'

export function SecurityPage() {
  const t = useT()
  const me = useMe()
  return (
    <div className="stack g6 security">
      <header className="stack g1">
        <h1>{t(securityTitle.security)}</h1>
        <p className="muted">{t(sessionsText.lead)}</p>
      </header>
      <SecurityFactors />
      <SecurityIdentity />
      <SecuritySessions />
      {me && !actsForOthers(me.roleName) && <SupportVisits />}
      <SignInHistory />
    </div>
  )
}
