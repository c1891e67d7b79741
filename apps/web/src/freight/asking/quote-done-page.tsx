// After sending: the number, who has the request, and the ways on.
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { saveRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { weekdayTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Icon } from '../../ui/values/icon.tsx'
import { GoLink, LinkButton } from '../../ui/actions/link-button.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { shipmentQuery } from '../queries.ts'
import '../wizard/wizard.css'

const route = getRouteApi('/$lang/inside/freight/quote/done')

export function QuoteDonePage() {
  useOnly(saveRequest)
  const t = useT()
  const { lang } = useLang()
  const { id = '' } = route.useSearch()
  const query = useQuery({ ...shipmentQuery(id), enabled: id !== '' })
  const { data } = query
  if (query.isError) return <Loaded query={query} card />
  return (
    <section className="card card-b stack g6 wiz-done" aria-busy={!data}>
      <header className="stack g3">
        <span className="fileico ok">
          <Icon of={CircleCheck} />
        </span>
        <h1>{t(wizardText.sent)}</h1>
      </header>
      {data ? (
        <>
          <div className="stack g1">
            <span className="cap muted">{t(wizardText.number)}</span>
            <p className="wiz-number">
              <Ref value={data.quoteNumber} />
            </p>
          </div>
          <div className="stack g2">
            <p>
              {data.invitedAgents > 0
                ? t(wizardText.agentsHave, {
                    count: data.invitedAgents,
                    when: weekdayTime(data.answerBy ?? data.addedDate, lang, new Date()),
                  })
                : t(wizardText.deskHas)}
            </p>
            <p className="muted">{t(wizardText.nextAfter)}</p>
          </div>
        </>
      ) : (
        <Skeleton lines={3} />
      )}
      <div className="row wrap">
        <LinkButton variant="primary" size="l" href={`/${lang}/freight/shipments`}>
          {t(wizardText.allShipments)}
        </LinkButton>
        <LinkButton size="l" href={`/${lang}/freight/quote`}>
          {t(wizardText.another)}
        </LinkButton>
      </div>
      {id && <GoLink href={`/${lang}/freight/shipments/${id}`}>{t(wizardText.openIt)}</GoLink>}
    </section>
  )
}
