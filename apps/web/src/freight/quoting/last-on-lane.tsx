// Fills the quote form from the agent's own last quotation on the lane; nothing where there is none.
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { lastingFacts } from '@marsa/model/freight/quoting/freight-offer.ts'
import { requestViewText as words } from '@marsa/model/freight/screen-text.ts'
import type { Filling } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { date, money } from '../../kit/format.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { lastOnLaneQuery } from './quote-queries.ts'

export function LastOnLane({ id, fill }: { id: string; fill: (given: Filling) => void }) {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery(lastOnLaneQuery(id))
  if (!data?.last) return null
  const { quoteNumber, quotedAt, quotation } = data.last
  const number = `\u2068${quoteNumber}\u2069`
  return (
    <div className="row g3 wrap">
      <Button
        size="s"
        icon={History}
        changes={false}
        onPress={() => {
          const { offer, rateCard: _, ...last }: Filling = quotation
          fill({ ...last, offer: lastingFacts(offer ?? {}) })
          void toast({ title: t(words.lastFilled, { number }), tone: 'success' })
        }}
      >
        {t(words.lastTime)}
      </Button>
      <span className="cap muted">
        {t(words.lastTimeOf, {
          number,
          day: date(quotedAt, lang),
          amount: money(quotation.totalEstimate, 'AED', lang),
        })}
      </span>
    </div>
  )
}
