// Pages of failure: not found, broken, offline, each with a way on; plain elements, for nothing more may load then.
import { House, LayoutDashboard, Package, RotateCw } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { comma } from '@marsa/model/kit/text.ts'
import { roleText } from '@marsa/model/accounts/text.ts'
import { startOf } from '@marsa/model/site/areas.ts'
import { useMe } from '../accounts/door.tsx'
import { Refusal } from '../kit/call.ts'
import { useLang } from '../kit/direction.tsx'
import { useOnline } from '../kit/online.ts'
import { report } from '../kit/report.ts'
import { useRouter } from '../kit/router/hooks.ts'
import type { ErrorComponentProps } from '../kit/router/shown.ts'
import { kitText } from '../kit/text.ts'
import { useT } from '../kit/t.ts'
import { useTitle } from '../kit/title.ts'
import { Icon } from '../ui/values/icon.tsx'
import { Ref } from '../ui/values/ref.tsx'
import { appText } from './text.ts'

function Failure({ mark, title, body, reference, children }: FailureProps) {
  const t = useT()
  useTitle(title)
  return (
    <div className="stack g6 failure">
      <div className="stack g3">
        {mark && <p className="tag num">{mark}</p>}
        <h1>{title}</h1>
        <p className="muted">{body}</p>
      </div>
      <div className="row wrap">{children}</div>
      {reference && (
        <p className="cap muted">
          {t(appText.mention)} <Ref value={reference} />
        </p>
      )}
    </div>
  )
}

type FailureProps = { mark?: string; title: string; body: string; reference?: string; children: ReactNode }

/** Links load their page anew: what failed may still be in memory. */
function WaysHome() {
  const t = useT()
  const { lang } = useLang()
  return (
    <>
      <a className="btn btn-s" href={`/${lang}/home`} data-full="">
        <Icon of={House} />
        {t(appText.toHome)}
      </a>
      <a className="btn btn-s" href={`/${lang}/freight/shipments`} data-full="">
        <Icon of={Package} />
        {t(appText.toShipments)}
      </a>
    </>
  )
}

/** No such page, or nothing that this person may see. */
export function NotFoundPage() {
  const t = useT()
  return (
    <Failure mark="404" title={t(appText.notFoundTitle)} body={t(appText.notFoundBody)}>
      <WaysHome />
    </Failure>
  )
}

/** The page of another role: whose it is, and where this person's work begins. */
export function ForbiddenPage({ refusal }: { refusal: Refusal }) {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const { allowed } = refusal
  // A role that is let in was refused for something else: then its name would say nothing.
  const isOthers = allowed.length > 0 && !(role && allowed.includes(role))
  const names = allowed.map((each) => t(roleText[each])).join(comma(lang))
  const body = isOthers
    ? [t(appText.owners, { roles: names }), role && t(appText.signedInAs, { role: t(roleText[role]) })]
    : [t(appText.notYoursBody)]
  return (
    <Failure mark="403" title={t(kitText.accessDenied)} body={body.filter(Boolean).join(' ')}>
      <a className="btn btn-p" href={`/${lang}/${startOf(role)}`} data-full="">
        <Icon of={LayoutDashboard} />
        {t(appText.toStart)}
      </a>
      <a className="btn btn-s" href={`/${lang}/home`} data-full="">
        <Icon of={House} />
        {t(appText.toHome)}
      </a>
    </Failure>
  )
}

/** A page that threw: offline, refused by the server, or broken; tries again by itself when the connection returns. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useT()
  const router = useRouter()
  const online = useOnline()
  const refusal = error instanceof Refusal ? error : undefined
  // A chunk that could not be fetched looks like a type error; without a connection that is the likely cause.
  const offline = refusal?.code === 'kit.offline' || !online
  const retry = () => {
    reset()
    void router.invalidate()
  }
  useEffect(() => {
    if (!refusal && !offline) report('route-error', error)
  }, [refusal, offline, error])
  useEffect(() => {
    if (!offline) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })
  if (refusal?.status === 404) return <NotFoundPage />
  if (refusal?.code === 'kit.forbidden') return <ForbiddenPage refusal={refusal} />
  const requestId = refusal?.params['requestId']
  return (
    <Failure
      title={t(offline ? appText.offlineTitle : appText.crashTitle)}
      body={offline ? t(appText.offlineBody) : (refusal?.sentence ?? t(appText.crashBody))}
      reference={typeof requestId === 'string' ? requestId : undefined}
    >
      <button type="button" className="btn btn-p" onClick={retry}>
        <Icon of={RotateCw} />
        {t(appText.again)}
      </button>
      <WaysHome />
    </Failure>
  )
}

/** The frame around the pages threw: the same page stands alone. */
export function FrameErrorPage(props: ErrorComponentProps) {
  return (
    <main className="page" id="main">
      <ErrorPage {...props} />
    </main>
  )
}
