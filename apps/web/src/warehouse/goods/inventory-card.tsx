// What is stored: every item with its pieces, its condition on arrival and on leaving, and the photos of it.
import type { StorageDetail, StoredItemView } from '@marsa/model/warehouse/answers.ts'
import { conditionText, goodsLineText } from '@marsa/model/warehouse/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Card } from '../../ui/values/card.tsx'
import { Tag } from '../../ui/values/tag.tsx'
import { inventoryText as words } from '../storage-text.ts'
import { Measures } from './measures.tsx'
import { PhotoStrip } from './photo-strip.tsx'

type Seen = {
  when: 'conditionIn' | 'conditionOut'
  condition: keyof typeof conditionText
  note: string | null
  photos: readonly string[]
}

const seenOf = (item: StoredItemView): Seen[] => [
  { when: 'conditionIn', condition: item.conditionIn, note: item.noteIn, photos: item.photosIn },
  ...(item.conditionOut
    ? [
        {
          when: 'conditionOut' as const,
          condition: item.conditionOut,
          note: item.noteOut,
          photos: item.photosOut,
        },
      ]
    : []),
]

export function InventoryCard({ storage }: { storage: StorageDetail }) {
  const t = useT()
  const { lang } = useLang()
  const { items, goods, storageRequestID } = storage
  if (items.length === 0 && goods === 'AWAITED') return null
  return (
    <Card
      title={t(words.title)}
      aside={items.length > 0 && <span className="dense muted num">{number(items.length, lang)}</span>}
    >
      {items.length === 0 && <p className="dense muted">{t(words.none)}</p>}
      <ul className="st-items">
        {items.map((item) => (
          <li key={item.itemId} className="stack g2">
            <div className="row between">
              <b className="med">
                <bdi>{item.name}</bdi>
              </b>
              <span className="dense num">
                {item.released > 0
                  ? t(words.stillThere, {
                      count: number(item.quantity - item.released, lang),
                      total: number(item.quantity, lang),
                    })
                  : t(goodsLineText.pieces, { count: item.quantity })}
              </span>
            </div>
            <Measures item={item} />
            {seenOf(item).map(({ when, condition, note, photos }) => (
              <div key={when} className="stack g2">
                <div className="row wrap g2 dense">
                  <span className="muted">{t(words[when])}</span>
                  <Tag tone={condition === 'damaged' ? 'waiting' : undefined}>
                    {t(conditionText[condition])}
                  </Tag>
                  {note && <bdi className="muted">{note}</bdi>}
                </div>
                <PhotoStrip
                  requestId={storageRequestID}
                  photos={photos}
                  of={`${item.name}, ${t(words[when])}`}
                />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
