// Fills the quote form from the rate card that fits; of several that are as good the agent chooses.
import { useQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { fillingOf } from '@marsa/model/freight/cards/card-from-quotation.ts'
import type { RateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import type { Filling } from '@marsa/model/requests/views.ts'
import { useLang } from '../../kit/direction.tsx'
import { date } from '../../kit/format.ts'
import { toast } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Menu } from '../../ui/actions/menu.tsx'
import { matchingQuery } from '../cards/card-queries.ts'

type FillProps = { id: string; boxes: readonly string[]; fill: (given: Filling) => void }

export function RateCardFill({ id, boxes, fill }: FillProps) {
  const t = useT()
  const { lang } = useLang()
  const { data } = useQuery(matchingQuery(id))
  if (!data || data.cards.length === 0) return null
  const take = (card: RateCard) => {
    fill(fillingOf(card, boxes))
    void toast({ title: t(words.filled, { name: `\u2068${card.name}\u2069` }), tone: 'success' })
  }
  const nameOf = ({ name, validTo }: RateCard) =>
    t(words.fillNamed, { name: `\u2068${name}\u2069`, day: date(validTo, lang) })
  const [best] = data.cards
  const face = { size: 's', icon: Layers, changes: false } as const
  return (
    <div className="row g3 wrap">
      {data.best === 1 && (
        <Button {...face} onPress={() => take(best!)}>
          {t(words.fill)}
        </Button>
      )}
      {(data.best > 1 || data.cards.length > 1) && (
        <Menu
          label={t(words.fill)}
          placement="bottom start"
          trigger={
            <Button {...face} variant={data.best > 1 ? undefined : 'text'}>
              {data.best > 1 ? t(words.fill) : t(words.fillSeveral, { count: data.cards.length })}
            </Button>
          }
          entries={data.cards.map((card) => ({ id: card.cardId, label: nameOf(card) }))}
          onAction={(cardId) => take(data.cards.find((card) => card.cardId === cardId)!)}
        />
      )}
      {data.best === 1 && <span className="cap muted">{nameOf(best!)}</span>}
    </div>
  )
}
