// The quotes of a request that goes the usual way.
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { ComparePage } from '../page/compare-page.tsx'
import { offerFacts, quoteFacts } from '../parts/compare-facts.tsx'
import { useRequestId } from './params.ts'
import { usualCompareText as words, usualPageText, usualVatText } from './text.ts'
import { usualTitles } from './titles.ts'
import type { UsualPageProps } from './web-line.tsx'

const vatWords = {
  vat: usualVatText.vat,
  nets: { zero: usualVatText.zero, standard: usualVatText.standard, 'out-of-scope': usualVatText.outside },
}

export function UsualComparePage({ line }: UsualPageProps) {
  const t = useT()
  const id = useRequestId()
  useTitle(t(usualTitles.compare))
  const view = useQuery(line.queries.view(id)).data
  const { spec } = line
  const { facts, done, nowAndLater, accept, waiting, held, ...acceptWords } = {
    ...words,
    ...spec.compareWords,
  }
  const offer = view && spec.offer?.(view.form)
  const compared = view && spec.compared?.(view.form)
  return (
    <ComparePage
      line={line}
      id={id}
      comparison={useQuery(line.queries.compare(id))}
      view={view}
      heading={(count) => t(usualPageText.quotesFor, { count })}
      facts={[...(compared?.facts ?? (offer ? offerFacts(offer.fields) : [])), quoteFacts.remarks]}
      extras={compared?.extras}
      compareWords={{ facts, done, nowAndLater, accept, ...vatWords }}
      totalInSight
      acceptWords={acceptWords}
      waiting={waiting}
      held={held}
    />
  )
}
