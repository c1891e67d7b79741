// What the final quotation changed against the accepted one, line by line, with the agent's reasons and its file.
import { Fragment, type ReactNode } from 'react'
import { charges } from '@marsa/model/requests/charges.ts'
import { countedPhrase } from '@marsa/model/requests/change-sentence.ts'
import { finalChangesText as words } from '@marsa/model/requests/final-changes-text.ts'
import type { FinalChanges } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card, Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import type { RequestView } from '../web-line.ts'
import { ChangeSentence } from './change-sentence.tsx'
import { QuoteFile } from './compare-values.tsx'
import { Times } from './times.tsx'

type Line = FinalChanges['lines'][number]
type Props = {
  view: Pick<RequestView, 'finalChanges' | 'quotation' | 'money'>
  side: 'customer' | 'agent'
}

/** Nothing before a final quotation. */
export function FinalChangesCard({ view: { finalChanges: changes, quotation, money }, side }: Props) {
  const t = useT()
  const { lang } = useLang()
  if (!changes || !money) return null
  const changed = changes.lines.filter(({ change }) => change !== 'same')
  const same = changes.lines.length - changed.length
  const sums: [string, ReactNode][] = [
    [t(words.acceptedTotal), <Money key="a" value={changes.acceptedTotal} />],
    [t(words.change), <Money key="d" value={changes.difference} />],
    [t(words.finalTotal), <Money key="f" value={changes.finalTotal} strong />],
    [t(words.paid), <Money key="p" value={money.paid} />],
  ]
  return (
    <Card title={t(side === 'agent' ? words.titleAgent : words.title)} id="final-changes">
      <div className="stack g4">
        <div className="stack g2">
          <p className="med">
            <ChangeSentence changes={changes} />
          </p>
          <p className="dense muted">{t(words.posted, { time: dateTime(changes.postedAt, lang) })}</p>
        </div>
        <ul className="stack g4">
          {changed.map((line, index) => (
            <li key={`${line.code} ${index}`}>
              <ChangedLine line={line} />
            </li>
          ))}
        </ul>
        {same > 0 && <p className="dense muted">{t(words.same, { count: same })}</p>}
        {changes.remarks && (
          <p>
            <span className="cap muted">{t(words.remarks)}</span> <bdi>{changes.remarks}</bdi>
          </p>
        )}
        <hr />
        <Facts across facts={sums} />
        {quotation && (
          <div>
            <QuoteFile quote={quotation} label={t(words.file)} />
          </div>
        )}
      </div>
    </Card>
  )
}

const Several = ({ amount, quantity }: { amount: string; quantity: number | undefined }) => (
  <>
    <Money value={amount} />
    <Times amount={amount} quantity={quantity} />
  </>
)

function ChangedLine({ line }: { line: Line }) {
  const t = useT()
  const { lang } = useLang()
  const { accepted, final } = line
  const counted = countedPhrase(line, lang)
  const facts: [string, ReactNode][] = [
    [
      t(words.accepted),
      accepted === null ? '—' : <Several key="a" amount={accepted} quantity={line.acceptedQuantity} />,
    ],
    [t(words.final), final === null ? '—' : <Several key="f" amount={final} quantity={line.finalQuantity} />],
    [t(words.difference), <Money key="d" value={line.difference} strong />],
    [t(words.vat), <Money key="v" value={line.vat} />],
  ]
  return (
    <div className="stack g2">
      <p className="med">
        <bdi>{line.label ?? t(charges[line.code])}</bdi>
        {line.causes.map(({ cause }) => (
          <Fragment key={cause}>
            {' '}
            <Tag>{t(words[cause])}</Tag>
          </Fragment>
        ))}
      </p>
      {counted && <p className="dense">{counted}</p>}
      <Facts across facts={facts} />
      {line.reason && (
        <p className="dense">
          <span className="muted">{t(words.reason)}:</span> <bdi>{line.reason}</bdi>
        </p>
      )}
    </div>
  )
}
