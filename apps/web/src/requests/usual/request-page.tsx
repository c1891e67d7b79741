// One request that goes the usual way, for its customer and for staff: next step, facts, documents, money, what may be done.
import { useQuery } from '@tanstack/react-query'
import { Copy, Pencil, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isEnded, isInRound, type Phase } from '@marsa/model/requests/phase.ts'
import { useMe } from '../../accounts/door.tsx'
import { DocumentsCard } from '../../documents/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useCommand } from '../../kit/query.ts'
import { useNavigate } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { idlePart } from '../../ui/idle-part.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Ref } from '../../ui/values/ref.tsx'
import { When } from '../../ui/values/when.tsx'
import { LazyFinalChanges } from '../lazy-parts.ts'
import { ContactsCard } from '../page/contacts-card.tsx'
import { RequestHead } from '../page/request-head.tsx'
import { RequestPage, RequestWait } from '../page/request-page.tsx'
import { RequestPayments } from '../page/request-payments.tsx'
import { requestPageText } from '../page/text.ts'
import { FeedbackForm, thankFor } from '../parts/feedback-form.tsx'
import { useFormFacts } from './form-facts.ts'
import { useRequestId } from './params.ts'
import { UsualNext } from './next.tsx'
import { QuotedOffer } from './quoted-offer.tsx'
import type { UsualView } from './spec.ts'
import { usualActionText, usualPageText as words } from './text.ts'
import { UsualTimeline } from './timeline.tsx'
import type { UsualPageProps } from './web-line.tsx'
import '../page/page.css'

const IdleUsualSheet = idlePart(async () => (await import('./request-sheet.tsx')).UsualSheet)

const LazyCancel = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelRequest)

export function UsualRequestPage({ line }: UsualPageProps) {
  const { lang } = useLang()
  const id = useRequestId()
  const navigate = useNavigate()
  const role = useMe()?.roleName
  const isAgent = role !== undefined && role in line.spec.calls.viewAgent.policy
  useEffect(() => {
    // Links of messages are the same for everybody; an agent works on a page of its own.
    if (isAgent) void navigate({ href: `/${lang}/${line.pages.agent}/${id}`, replace: true })
  }, [isAgent, lang, id, navigate, line])
  if (role === undefined || isAgent) return <RequestWait />
  return <Read line={line} id={id} customer={role in line.spec.calls.save.policy} />
}

function Read({ line, id, customer }: UsualPageProps & { id: string; customer: boolean }) {
  return (
    <RequestPage line={line} query={useQuery(line.queries.view(id))}>
      {(view) =>
        line.phaseOf(view.status) === 'draft' ? (
          <ToForm line={line} id={id} />
        ) : (
          <View line={line} view={view} customer={customer} />
        )
      }
    </RequestPage>
  )
}

/** A draft goes on where it is written. */
function ToForm({ line, id }: UsualPageProps & { id: string }) {
  const { lang } = useLang()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ href: `/${lang}/${line.line}/quote?id=${id}`, replace: true })
  }, [navigate, lang, line, id])
  return <RequestWait />
}

/** Booked, or carried out to its end. */
const isCarried = (phase: Phase): boolean => phase === 'booked' || phase === 'completed'

type ViewProps = UsualPageProps & { view: UsualView; customer: boolean }

function View({ line, view, customer }: ViewProps) {
  const t = useT()
  const side = customer ? 'customer' : undefined
  const phase = line.phaseOf(view.status)
  const { carried } = line.spec
  return (
    <>
      <IdleUsualSheet line={line} view={view} />
      <Head line={line} view={view} customer={customer} />
      <div className="two">
        <div className="stack g6">
          {customer && phase === 'completed' && view.feedback === 'NONE' && (
            <Rating line={line} id={view.id} />
          )}
          {carried && isCarried(phase) && (
            <carried.Part view={view} side={side} documents={line.documents(view.id)} />
          )}
          {!line.creditOnly && view.finalChanges && (
            <LazyFinalChanges view={view} side={customer ? 'customer' : 'agent'} />
          )}
          <DocumentsCard
            calls={line.documents(view.id)}
            needs={[]}
            side={side}
            closed={isEnded(phase)}
            winner={view.agent?.nameEn}
          />
          <UsualTimeline line={line} view={view} />
        </div>
        <aside className="stack g6">
          <RequestPayments line={line} view={view} reader={side} />
          <QuotedOffer line={line} view={view} />
          <Card title={t(words.facts)}>
            <Facts facts={useFormFacts(line, view)} />
          </Card>
          <ContactsCard line={line} view={view} reader={side} />
          <Actions line={line} view={view} customer={customer} />
        </aside>
      </div>
    </>
  )
}

function Head({ line, view, customer }: ViewProps) {
  const t = useT()
  const { lang } = useLang()
  const phase = line.phaseOf(view.status)
  return (
    <RequestHead
      line={line}
      view={view}
      marks={null}
      title={line.spec.title(view.form)[lang]}
      note={<Ref value={view.number} />}
      facts={
        isInRound(phase) && view.windowEndsAt
          ? [[t(requestPageText.quotesUntil), <When key="q" value={view.windowEndsAt} />]]
          : []
      }
      next={<UsualNext line={line} view={view} customer={customer} />}
    />
  )
}

function Rating({ line, id }: UsualPageProps & { id: string }) {
  const t = useT()
  const command = useCommand(line.spec.calls.rate, {
    refreshes: line.reads,
    quiet: true,
    onDone: ({ alreadySubmitted }) => thankFor(t, alreadySubmitted),
  })
  return (
    <Card title={t(requestPageText.rateTitle)} id="feedback">
      <FeedbackForm command={command} onSend={(body) => command.mutate({ query: { id }, body })} />
    </Card>
  )
}

/** What was asked for as a new draft, which is opened. */
function CopyButton({ line, id }: UsualPageProps & { id: string }) {
  const t = useT()
  const { lang } = useLang()
  const navigate = useNavigate()
  const copy = useCommand(line.spec.drafts!.clone, {
    refreshes: line.reads,
    onDone: (draft) => void navigate({ href: `/${lang}/${line.line}/quote?id=${draft.id}` }),
  })
  return (
    <Button icon={Copy} changes isPending={copy.isPending} onPress={() => copy.mutate({ query: { id } })}>
      {t(words.copy)}
    </Button>
  )
}

function Actions({ line, view, customer }: ViewProps) {
  const t = useT()
  const { lang } = useLang()
  const role = useMe()?.roleName
  const [isCancelling, setCancelling] = useState(false)
  const form = `/${lang}/${line.line}/quote?id=${view.id}`
  const edits = customer && view.editRefusal === null
  const again = customer && view.reinitiateRefusal === null
  const cancels =
    !isEnded(line.phaseOf(view.status)) && role !== undefined && role in line.spec.calls.cancel.policy
  const copies = customer && line.spec.drafts !== undefined
  if (!edits && !again && !cancels && !copies) return null
  return (
    <Card title={t(words.actions)} id="actions">
      <div className="stack g2 act-list">
        {edits && (
          <LinkButton icon={Pencil} href={form}>
            {t(words.edit)}
          </LinkButton>
        )}
        {again && (
          <LinkButton icon={RotateCcw} href={form}>
            {t(words.again)}
          </LinkButton>
        )}
        {copies && <CopyButton line={line} id={view.id} />}
        {cancels && (
          <Button variant="danger-quiet" changes onPress={() => setCancelling(true)}>
            {t(
              customer && view.money && view.cancelRefusal !== null
                ? usualActionText.howToCancel
                : usualActionText.cancel,
            )}
          </Button>
        )}
      </div>
      {isCancelling && (
        <LazyCancel
          line={line}
          view={view}
          reader={customer ? 'customer' : 'staff'}
          onClose={() => setCancelling(false)}
        />
      )}
    </Card>
  )
}
