// Return point of sign-in through others: trades the one-time codes of the address, which leave it at once (A 2, Z06).
import { useEffect, useRef, useState } from 'react'
import type { PendingIdentity, WaitingLink } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import { takeHandOver, viewPendingIdentity } from '@marsa/model/accounts/directory/directory-endpoints.ts'
import {
  asTrouble,
  type IdentityProvider,
  type SignInTrouble,
} from '@marsa/model/accounts/directory/directory.ts'
import { directoryText } from '@marsa/model/accounts/directory/directory-text.ts'
import { call, Refusal } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { Spinner } from '../../ui/states/spinner.tsx'
import { LinkIdentity } from '../directory/link-identity.tsx'
import { LinkStaff } from '../directory/link-staff.tsx'
import { SignInTroubleCard } from '../sign-in/sign-in-trouble.tsx'
import { useSessionState } from '../queries.ts'
import { takeUp } from '../session.ts'
import '../accounts.css'

const route = getRouteApi('/$lang/response')

const troubleOf = (problem: unknown): SignInTrouble => {
  if (!(problem instanceof Refusal)) throw problem
  if (problem.code === 'accounts.hand-over-spent' || problem.code === 'kit.invalid') return 'used'
  if (problem.code === 'kit.too-many') return 'too-many'
  return problem.code === 'accounts.not-active' ? 'not-active' : 'unreachable'
}

type Outcome = PendingIdentity | WaitingLink | SignInTrouble | 'in'

/** What the codes, or the cookie alone, lead to. */
const complete = async (token?: string, refreshToken?: string): Promise<Outcome> => {
  try {
    if (token === undefined || refreshToken === undefined) {
      const { pending, link } = await call(viewPendingIdentity, { anonymous: true })
      return pending ?? link ?? 'lost'
    }
    const answer = await call(takeHandOver, { body: { token, refreshToken }, anonymous: true })
    if (answer.session) takeUp(answer.session, false)
    return answer.session ? 'in' : (answer.pending ?? answer.link ?? 'lost')
  } catch (problem) {
    return troubleOf(problem)
  }
}

function Completing() {
  const t = useT()
  useTitle(t(directoryText.completing))
  return (
    <section className="card sign-in" role="status">
      <p className="row g2">
        <Spinner />
        {t(directoryText.completing)}
      </p>
    </section>
  )
}

export function ResponsePage() {
  const { lang } = useLang()
  const navigate = useNavigate()
  const search = route.useSearch()
  const trouble = asTrouble(search.problem)
  const via: IdentityProvider = search.via === 'uae-pass' ? 'uae-pass' : 'directory'
  const [outcome, setOutcome] = useState<Outcome>()
  const { status } = useSessionState()
  const begun = useRef(false)
  const { token, refreshToken } = search
  useEffect(() => {
    if (trouble || begun.current || status === 'starting') return
    begun.current = true
    void navigate({ to: '/$lang/response', params: { lang }, search: {}, replace: true })
    void complete(token, refreshToken).then(setOutcome)
  }, [trouble, status, token, refreshToken, lang, navigate])
  useEffect(() => {
    if (outcome === 'in') void navigate({ href: `/${lang}/start`, replace: true })
  }, [outcome, lang, navigate])
  if (trouble) return <SignInTroubleCard trouble={trouble} via={via} />
  const ends = { onEntered: () => setOutcome('in'), onLost: () => setOutcome('lost') }
  if (typeof outcome === 'object')
    return 'usercode' in outcome ? (
      <LinkIdentity pending={outcome} {...ends} />
    ) : (
      <LinkStaff email={outcome.email} {...ends} />
    )
  if (outcome === undefined || outcome === 'in') return <Completing />
  return <SignInTroubleCard trouble={outcome} via={via} />
}
