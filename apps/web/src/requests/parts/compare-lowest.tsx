// Which quote is the lowest, which one is suggested where that is another, and why.
import type { ReactNode } from 'react'
import type { Reason } from '@marsa/model/requests/explain.ts'
import { compareText } from '@marsa/model/requests/screen-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Tag } from '../../ui/values/tag.tsx'
import '../quotes.css'

export function ReasonBars({ reasons, children }: { reasons: readonly Reason[]; children?: ReactNode }) {
  const t = useT()
  const { lang } = useLang()
  return reasons.map(({ quote, is, sentences }, at) => (
    <div key={quote.id} className="lowbar">
      <Tag tone="brand">{t(compareText[is])}</Tag>
      <p className="grow">
        <b className="strong">
          <bdi>{quote.agent[lang]}</bdi>
        </b>
        . {sentences.join(' ')}
      </p>
      {at === 0 && children}
    </div>
  ))
}
