// What a search found, with the matched letters marked.
import type { SearchHit } from '@marsa/model/overview/endpoints.ts'
import { highlightParts } from '@marsa/model/reference/fold.ts'
import { searchTerms } from '@marsa/model/reference/search-terms.ts'
import { useLang } from '../../kit/direction.tsx'

export function Marked({ text, search }: { text: string; search: string }) {
  const words = searchTerms(search).flatMap(({ forms }) => forms)
  return highlightParts(text, words).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
    part.match ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
}

export function HitLine({ hit, search }: { hit: SearchHit; search: string }) {
  const { lang } = useLang()
  return (
    <>
      {hit.number !== '' && (
        <bdi dir="ltr" className="ref">
          <Marked text={hit.number} search={search} />
        </bdi>
      )}
      <bdi className={hit.number === '' ? undefined : 'muted dense'}>
        <Marked text={lang === 'ar' ? hit.titleAr : hit.titleEn} search={search} />
      </bdi>
    </>
  )
}
