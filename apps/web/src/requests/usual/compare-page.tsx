// The quotes of a request that goes the usual way.
import { useQuery } from '@tanstack/react-query'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { ComparePage } from '../page/compare-page.tsx'
import { quoteFacts } from '../parts/compare-facts.tsx'
import { useRequestId } from './params.ts'
import { usualCompareText as words, usualPageText } from './text.ts'
import type { UsualPageProps } from './web-line.tsx'

const facts = [quoteFacts.remarks]
const { facts: head, done, nowAndLater, waiting, held, ...acceptWords } = words

export function UsualComparePage({ line }: UsualPageProps) {
  const t = useT()
  const id = useRequestId()
  useTitle(t(usualPageText.compareTitle))
  return (
    <ComparePage
      line={line}
      id={id}
      comparison={useQuery(line.queries.compare(id))}
      view={useQuery(line.queries.view(id)).data}
      heading={(count) => t(usualPageText.quotesFor, { count })}
      facts={facts}
      compareWords={{ facts: head, done, nowAndLater }}
      acceptWords={acceptWords}
      waiting={waiting}
      held={held}
    />
  )
}
