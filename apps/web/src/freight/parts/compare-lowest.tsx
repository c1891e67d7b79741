// Which quote is the lowest and why, in one sentence.
import { compareText } from '@marsa/model/quotes/screen-text.ts'
import type { QuotationView } from '@marsa/model/quotes/views.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../kit/direction.tsx'
import { money } from '../../kit/format.ts'
import { useSettings } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Tag } from '../../ui/tag.tsx'
import { missingSentence, useAgentName } from './compare-values.tsx'

export function LowestBar({ quote, lead, expected, children }: LowestProps) {
  const t = useT()
  const { lang } = useLang()
  const settings = useSettings()
  const name = useAgentName()(quote)
  const complete =
    quote.missing.length === 0
      ? t(compareText.allNamed, { count: expected })
      : missingSentence(quote.missing, settings, t, lang)
  const why =
    lead === null
      ? t(compareText.lowestAlone)
      : t(compareText.lowestLead, { amount: money(lead, 'AED', lang) })
  return (
    <div className="lowbar">
      <Tag tone="brand">{t(compareText.lowest)}</Tag>
      <p className="grow">
        <b className="strong">{name}</b>. {why} {complete}
      </p>
      {children}
    </div>
  )
}

export type LowestProps = {
  quote: QuotationView
  /** Amount below the next live quote; null without a second one. */
  lead: string | null
  expected: number
  children?: ReactNode
}
