// One's own security: second factors, where one is signed in, past sign-ins, and who of the staff has looked.
import { actsForOthers } from '@marsa/model/accounts/acting/acting-rules.ts'
import { sessionsText } from '@marsa/model/accounts/own-sessions/sessions-text.ts'
import { securityTitle } from '@marsa/model/accounts/own-sessions/sessions-title-text.ts'
import { useT } from '../../kit/t.ts'
import { SecurityFactors } from '../security/security-factors.tsx'
import { SecurityIdentity } from '../security/security-identity.tsx'
import { SecuritySessions } from '../security/security-sessions.tsx'
import { SignInHistory } from '../security/sign-in-history.tsx'
import { SupportVisits } from '../acting/support-visits.tsx'
import { useMe } from '../queries.ts'
import '../security/security.css'

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
