// Webhooks and API keys for administrators of a company; everybody else learns whom to ask.
import { managesIntegrations } from '@marsa/model/integrations/api-key.ts'
import { useMe } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { DeliveryLog } from '../parts/delivery-log.tsx'
import { KeyList } from '../parts/key-list.tsx'
import { WebhookList } from '../parts/webhook-list.tsx'
import { words } from '../text.ts'
import { integrationTitles } from '../titles.ts'
import '../integrations.css'

const route = getRouteApi('/$lang/inside/user/integrations')

export function IntegrationsPage() {
  const t = useT()
  const { lang } = useLang()
  const me = useMe()
  const { log } = route.useSearch()
  const navigate = useNavigate()
  if (!me) return <Skeleton block="240px" />
  if (!managesIntegrations({ role: me.roleName, isCompanyAdmin: me.isCompanyAdmin }))
    return (
      <div className="card">
        <Empty
          level={1}
          title={t(words.notAuthorised)}
          action={<LinkButton href={`/${lang}/start`}>{t(words.toStart)}</LinkButton>}
        >
          {t(words.notAuthorisedBody)}
        </Empty>
      </div>
    )
  return (
    <div className="stack g6">
      <div className="row between wrap g4">
        <header className="stack g1">
          <h1>{t(integrationTitles.integrations)}</h1>
          <p className="muted">{t(words.lead)}</p>
        </header>
        <LinkButton href="/api/docs" target="_blank">
          {t(words.guide)}
        </LinkButton>
      </div>
      <WebhookList />
      <KeyList />
      {log && (
        <DeliveryLog webhookId={log} onClose={() => void navigate({ href: `/${lang}/user/integrations` })} />
      )}
    </div>
  )
}
