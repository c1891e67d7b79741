// What others paid for such cargo on this lane, while the request is typed; loaded by itself, as it reads the form's schema.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askedOfDraft } from '@marsa/model/freight/estimate/asked-of-draft.ts'
import { estimateFreight } from '@marsa/model/freight/estimate/estimate-endpoints.ts'
import { estimateText as words } from '@marsa/model/freight/estimate/estimate-text.ts'
import { estimateWords, type KnownEstimate } from '@marsa/model/freight/estimate/estimate-words.ts'
import type { Lang } from '@marsa/model/kit/text.ts'
import { call } from '../../kit/call.ts'
import { useLang } from '../../kit/direction.tsx'
import { dirhamRange, writingIn } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { useSettled } from '../../kit/use-settled.ts'
import { useWizard } from './wizard-context.ts'
import { draftOf } from './wizard-values.ts'

const restMs = 500

/** The estimate for the cargo and lane of the form; undefined while they are not known, and where too few have booked alike. */
const useEstimate = (): KnownEstimate | undefined => {
  const { values } = useWizard()
  const cargo = askedOfDraft(draftOf(values))
  const [origin, destination] = [values.origin.place, values.destination.place]
  const text = useSettled(
    cargo && origin && destination ? JSON.stringify({ ...cargo, origin, destination }) : '',
    restMs,
  )
  const { data } = useQuery({
    queryKey: [estimateFreight.verb, text],
    queryFn: () => call(estimateFreight, { body: JSON.parse(text) }),
    staleTime: Infinity,
    enabled: text !== '',
    retry: false,
  })
  return data?.figure ? { ...data, figure: data.figure } : undefined
}

const rangeOf = ({ figure }: KnownEstimate, lang: Lang): string => dirhamRange(figure.low, figure.high, lang)

export function Estimate() {
  const t = useT()
  const estimate = useEstimate()
  const { lang } = useLang()
  if (!estimate) return null
  return (
    <div className="card-f stack g1 wiz-price">
      <span className="cap muted">{t(words.usual)}</span>
      <span className="price price-m">
        <bdi>{rangeOf(estimate, lang)}</bdi>
      </span>
      {estimateWords(lang, estimate, writingIn(lang)).map((sentence) => (
        <span key={sentence} className="cap muted">
          {sentence}
        </span>
      ))}
    </div>
  )
}

/** In one line of the bar; `otherwise` while nothing is known. */
export function EstimateBar({ otherwise }: { otherwise: ReactNode }) {
  const t = useT()
  const { lang } = useLang()
  const estimate = useEstimate()
  if (!estimate) return otherwise
  return (
    <>
      <span className="cap muted wiz-block">{t(words.usual)}</span>
      <div className="strong">
        <bdi>{rangeOf(estimate, lang)}</bdi>
      </div>
    </>
  )
}
