// The final quotation of the winner: what stands now, and the form when it is opened.
import { useState, type ReactNode } from 'react'
import { half, parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { finalQuoteText as words, quoteFormText } from '@marsa/model/requests/quote-form-text.ts'
import type { OwnQuotation } from '@marsa/model/requests/views.ts'
import { ActionButton } from '../../kit/action-button.tsx'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { FinalQuoteForm, type FinalQuoteProps } from '../parts/final-quote-form.tsx'
import type { RequestView, WebLine } from '../web-line.ts'

type CardProps<View extends RequestView> = {
  line: WebLine<View>
  view: View & { finalQuoteRefusal: string | null }
  /** Above the amounts. */
  notes?: ReactNode
  /** The form, once it is opened. */
  children: (close: () => void) => ReactNode
}

export function FinalQuoteCard<View extends RequestView>({ line, view, notes, children }: CardProps<View>) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { money } = view
  const posted = view.quotation?.isFinal === true
  return (
    <Card
      flush={open}
      id="final"
      title={t(words.final)}
      aside={open && <span className="cap muted">{t(quoteFormText.chargesNote)}</span>}
    >
      {open ? (
        children(() => setOpen(false))
      ) : (
        <div className="stack g4">
          {notes}
          {money && (
            <Facts
              across
              facts={[
                [t(posted ? words.final : words.accepted), <Money key="t" value={money.total} strong />],
                [t(words.paid), <Money key="p" value={money.paid} />],
                [t(words.balanceNow), <Money key="b" value={money.balance} />],
              ]}
            />
          )}
          <div className="row wrap">
            <ActionButton
              variant={view.nextAction === 'post-final-quote' ? 'primary' : 'secondary'}
              refusal={view.finalQuoteRefusal}
              problems={line.problems}
              onPress={() => setOpen(true)}
            >
              {t(posted ? words.postAgain : words.showFinal)}
            </ActionButton>
          </div>
        </div>
      )}
    </Card>
  )
}

/** The down payment stays; half of the accepted total where none was made. */
const leastOf = ({ money }: RequestView, accepted: string): string =>
  money?.payments.find(({ part }) => part === 'down')?.amount ?? toWire(half(parseMoney(accepted)))

type PostingProps = Omit<FinalQuoteProps, 'charges' | 'agreed' | 'changes' | 'money'> & {
  view: RequestView
  own: OwnQuotation | null
}

export function PostFinalQuote({ view, own, ...props }: PostingProps) {
  return (
    <FinalQuoteForm
      charges={own?.charges ?? []}
      agreed={view.quotation?.charges ?? []}
      changes={view.finalChanges}
      money={{ paid: view.money?.paid ?? '0', least: leastOf(view, own?.totalEstimate ?? '0') }}
      {...props}
    />
  )
}
