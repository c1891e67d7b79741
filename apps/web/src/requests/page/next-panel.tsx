// The panel at the head of a request: what the reader does next, what it costs, the button; else for whom it waits.
import type { ReactNode } from 'react'
import { isDuty, isPayment } from '@marsa/model/requests/turn.ts'
import { missingSentence } from '@marsa/model/requests/turn-text.ts'
import { PayButton } from '../../finance/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Money } from '../../ui/values/money.tsx'
import { ChangeSentence } from '../parts/change-sentence.tsx'
import { goTo } from '../parts/go-to.ts'
import { WaitsFor } from '../parts/turn.tsx'
import type { RequestView, WebLine } from '../web-line.ts'
import { requestPageText as words } from './text.ts'

type PanelProps<View extends RequestView> = {
  line: WebLine<View>
  view: View
  /** What the reader does, a key of the line's turn texts; undefined where nothing. */
  step: string | undefined
  customer: boolean
  /** Under the step. */
  body: string | undefined
  /** Said where nobody has to act. */
  quiet?: string
  /** Where on the page the step is taken; else it is on a page of its own, below the language. */
  place?: string | undefined
  path: string
  /** The button, where it is another than these. */
  act?: ReactNode
}

export function NextPanel<View extends RequestView>(props: PanelProps<View>) {
  const { line, view, step, customer, body, quiet } = props
  const t = useT()
  const { lang } = useLang()
  const waits = view.turn && (
    <WaitsFor
      words={line.turn}
      facts={{ ...view, id: line.keyOf(view).id }}
      reader={customer ? 'customer' : undefined}
      refreshes={line.reads}
    />
  )
  if (!step)
    return (
      <div className="ship-r quiet">
        <p className="cap strong">{t(words.nothing)}</p>
        {waits || <p className="dense muted">{quiet}</p>}
      </div>
    )
  const does = line.turn.does[step]
  const explained = (view.turn && missingSentence(line.turn, view.turn, lang)) ?? body
  return (
    <div className={isDuty(step) ? 'ship-r turn' : 'ship-r'}>
      <p className="cap next-step">{does && t(words.next, { step: t(does) })}</p>
      {isPayment(step) && view.money && <Money value={view.money.balance} size="xl" />}
      {step === 'pay-balance' && view.finalChanges && (
        <div className="stack g2">
          <p className="dense">
            <ChangeSentence changes={view.finalChanges} />
          </p>
          <div>
            <Button variant="text" changes={false} onPress={() => goTo('final-changes')}>
              {t(words.lineByLine)}
            </Button>
          </div>
        </div>
      )}
      {explained && <p className="dense muted">{explained}</p>}
      <Act {...props} step={step} />
      {step === view.turn?.meanwhile && step !== view.turn.action && waits}
    </div>
  )
}

function Act<View extends RequestView>(props: PanelProps<View> & { step: string }) {
  const { line, view, step, place, path, act } = props
  const t = useT()
  const { lang } = useLang()
  const does = line.turn.does[step]
  if (act || !does) return act
  if (isPayment(step) && view.quotation)
    return (
      <PayButton
        quotationId={view.quotation.QuotationId}
        call={line.calls.pay}
        label={t(step === 'pay-balance' ? does : words.payAgain)}
      />
    )
  if (place)
    return (
      <Button variant="primary" size="l" block changes={false} onPress={() => goTo(place)}>
        {t(does)}
      </Button>
    )
  return (
    <LinkButton variant="primary" size="l" block href={`/${lang}/${path}`}>
      {t(does)}
    </LinkButton>
  )
}
