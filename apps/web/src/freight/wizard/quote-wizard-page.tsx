// The get-quote page: a new request, or a draft that is opened again.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { saveRequest } from '@marsa/model/freight/asking/request-endpoints.ts'
import type { WizardStep } from '@marsa/model/freight/asking/wizard-steps.ts'
import { wizardText } from '@marsa/model/freight/asking/wizard-text.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { getRouteApi, useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { Empty } from '../../ui/states/empty.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { WizardFrame } from './wizard-frame.tsx'
import { draftQuery, shipmentQuery } from '../queries.ts'
import { useLaneValues } from '../asking/use-lane.ts'
import { asStep, stepAddress } from './wizard-steps.ts'
import { valuesOf } from './wizard-values.ts'

const route = getRouteApi('/$lang/inside/freight/quote')

export function QuoteWizardPage() {
  useOnly(saveRequest)
  const { lang } = useLang()
  const navigate = useNavigate()
  const { id, step, ...lane } = route.useSearch()
  const initial = useLaneValues(lane)
  const [seen, setSeen] = useState(id)
  // A draft that got its id while it was typed stays as it is; any other change of the address opens another one.
  const [open, setOpen] = useState({ count: 0, id, isOwn: id === undefined })
  if (id !== seen) {
    setSeen(id)
    if (id !== open.id) setOpen({ count: open.count + 1, id, isOwn: id === undefined })
  }
  const wanted = asStep(step)
  if (!open.isOwn && open.id) return <OpenedDraft key={open.count} id={open.id} step={wanted} />
  if (!initial) return <Opening />
  return (
    <WizardFrame
      key={open.count}
      step={wanted}
      initial={initial}
      onNamed={(named) => {
        setOpen({ ...open, id: named })
        const now = asStep(new URLSearchParams(location.search).get('step'))
        void navigate({ href: stepAddress(lang, now, named), replace: true })
      }}
    />
  )
}

function Opening() {
  const t = useT()
  return (
    <output className="stack g6" aria-label={t(wizardText.opening)}>
      <Skeleton width="40%" />
      <Skeleton block="320px" />
    </output>
  )
}

function OpenedDraft({ id, step }: { id: string; step: WizardStep }) {
  const t = useT()
  const { lang } = useLang()
  const draft = useQuery({
    ...draftQuery(id),
    // The form is newer than any answer from now on.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const navigate = useNavigate()
  const isGone = draft.error?.status === 404
  // Whoever goes back after sending has no draft any more, but a shipment.
  const sent = useQuery({ ...shipmentQuery(id), enabled: isGone })
  const isSent = sent.data !== undefined
  useEffect(() => {
    if (isSent) void navigate({ href: `/${lang}/freight/shipments/${id}`, replace: true })
  }, [isSent, navigate, lang, id])
  return (
    <Loaded
      query={draft}
      skeleton={<Opening />}
      missing={({ status, sentence }) =>
        isGone && !sent.isError ? (
          <Opening />
        ) : (
          (isGone || status === 422) && (
            <Empty
              title={sentence}
              action={
                <>
                  <LinkButton variant="primary" href={`/${lang}/freight/quote`}>
                    {t(wizardText.newRequest)}
                  </LinkButton>
                  <LinkButton href={`/${lang}/freight/shipments`}>{t(wizardText.allShipments)}</LinkButton>
                </>
              }
            />
          )
        )
      }
    >
      {({ form, RequestId, savedAt }) => (
        <WizardFrame
          step={step}
          initial={valuesOf(form)}
          opened={{ RequestId, savedAt }}
          onNamed={() => undefined}
        />
      )}
    </Loaded>
  )
}
