// One rate card: a new one, a copy, or one to change; a version that was used is kept and the change is the next.
import { useQuery } from '@tanstack/react-query'
import { viewRateCard, type RateCard } from '@marsa/model/freight/cards/card-endpoints.ts'
import { cardText as words } from '@marsa/model/freight/cards/card-text.ts'
import type { RateCardContent } from '@marsa/model/freight/cards/rate-card.ts'
import { dayOf } from '@marsa/model/kit/day.ts'
import { exchangeFrom, listExchangeRates } from '@marsa/model/reference/exchange.ts'
import { useOnly } from '../../accounts/door.tsx'
import { useLang } from '../../kit/direction.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { getRouteApi } from '../../kit/router/hooks.ts'
import { settingsQuery } from '../../kit/settings.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { CardForm } from './card-form.tsx'
import { CardRule } from './card-rule.tsx'
import { cardQuery, lastQuery } from './card-queries.ts'
import '../freight.css'

const newRoute = getRouteApi('/$lang/inside/freight/cards/new')
const route = getRouteApi('/$lang/inside/freight/cards/$id')

/** Without what a copy does not take over. */
const copied = (name: string, { name: _, ...card }: RateCardContent): RateCardContent => ({ name, ...card })

function Head({ title }: { title: string }) {
  const t = useT()
  const { lang } = useLang()
  return (
    <div className="stack g2 list-h">
      <a className="go" href={`/${lang}/freight/cards`}>
        {t(words.title)}
      </a>
      <h1>
        <bdi>{title}</bdi>
      </h1>
    </div>
  )
}

type FramedProps = { card: RateCardContent | undefined; kept?: RateCard; note?: string }

/** The form, once rates and settings are there. */
function Framed({ card, kept, note }: FramedProps) {
  const rates = useQuery(ask(listExchangeRates))
  const { isPending } = useQuery(settingsQuery)
  return (
    <div className="stack g5">
      {note && <Banner>{note}</Banner>}
      <Loaded query={rates} card skeleton={<Skeleton block="480px" />}>
        {(rows) =>
          isPending ? (
            <Skeleton block="480px" />
          ) : (
            <CardForm
              key={kept ? `${kept.cardId} ${kept.version}` : 'new'}
              card={card}
              kept={kept}
              exchange={exchangeFrom(rows, dayOf(new Date()))}
            />
          )
        }
      </Loaded>
    </div>
  )
}

export function NewCardPage() {
  useOnly(viewRateCard)
  const t = useT()
  const { from } = newRoute.useSearch()
  const last = useQuery({ ...lastQuery, enabled: from === 'last' })
  const other = useQuery({ ...cardQuery(from ?? ''), enabled: from !== undefined && from !== 'last' })
  const waits =
    (from === 'last' && last.isPending) || (from !== undefined && from !== 'last' && other.isPending)
  const found = last.data?.last
  const card = other.data
    ? copied(t(words.copyOf, { name: other.data.name }), contentOf(other.data))
    : found?.card
  return (
    <>
      <Head title={t(words.newTitle)} />
      {waits ? (
        <Skeleton block="480px" />
      ) : (
        <Framed
          card={card}
          note={
            from === 'last'
              ? found
                ? t(words.copied, { number: `\u2068${found.quoteNumber}\u2069` })
                : t(words.noQuotation)
              : undefined
          }
        />
      )}
    </>
  )
}

/** What it says, without what is known of it beside. */
const contentOf = ({
  cardId: _,
  version: __,
  revision: ___,
  state: ____,
  originName: _____,
  destinationName: ______,
  quotations: _______,
  rule: ________,
  ...card
}: RateCard): RateCardContent => card

export function CardPage() {
  useOnly(viewRateCard)
  const t = useT()
  const { id } = route.useParams()
  const query = useQuery(cardQuery(id))
  const { data } = query
  return (
    <>
      <Head title={data?.name ?? t(words.title)} />
      <Loaded query={query} card skeleton={<Skeleton block="480px" />}>
        {(kept) => (
          <div className="stack g6">
            <Framed
              card={contentOf(kept)}
              kept={kept}
              note={kept.quotations > 0 ? t(words.wasUsed) : undefined}
            />
            <CardRule card={kept} />
          </div>
        )}
      </Loaded>
    </>
  )
}
