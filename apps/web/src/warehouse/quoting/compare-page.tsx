// The quotes of a storage request, in the words of storage.
import { useQuery } from '@tanstack/react-query'
import { say } from '@marsa/model/kit/text.ts'
import { emirates } from '@marsa/model/reference/lists.ts'
import { useLang } from '../../kit/direction.tsx'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { useT } from '../../kit/t.ts'
import { useTitle } from '../../kit/title.ts'
import { ComparePage, quoteFacts } from '../../requests/door.tsx'
import { storageCompareQuery, storageQuery } from '../queries.ts'
import { storageTitles } from '../titles.ts'
import { storageLine } from '../web-line.ts'
import { storageCompareText as words } from './compare-text.ts'
import '../warehouse.css'

const route = getRouteApi('/$lang/inside/warehouse/storages/$id/quotes')

const facts = [{ ...quoteFacts.remarks, label: words.remarks }]

/** A share other than half is named as it is. */
const partWords = (percent: number) =>
  percent === 50
    ? words.half
    : { en: say('en', words.part, { percent }), ar: say('ar', words.part, { percent }) }

export function StorageComparePage() {
  const t = useT()
  const { lang } = useLang()
  const { id } = route.useParams()
  const comparison = useQuery(storageCompareQuery(id))
  useTitle(t(storageTitles.compareQuotes))
  return (
    <ComparePage
      line={storageLine}
      id={id}
      comparison={comparison}
      view={useQuery(storageQuery(id)).data}
      heading={(count, { form }) => t(words.heading, { count, city: emirates[form.emirate][lang] })}
      facts={facts}
      compareWords={{
        facts: words.facts,
        done: words.done,
        nowAndLater: words.nowAndLater,
        vat: words.vat,
        nets: { zero: words.netZero, standard: words.netStandard, 'out-of-scope': words.netOutside },
      }}
      acceptWords={{
        half: partWords(comparison.data?.downPercent ?? 50),
        downPaymentDetail: words.downPaymentDetail,
        wholeDetail: words.wholeDetail,
        platformBody: words.platformBody,
      }}
      waiting={words.waitingBody}
      held={words.held}
    />
  )
}
