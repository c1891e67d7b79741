// Support about a booking: what was asked so far, and the way to ask.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LifeBuoy } from 'lucide-react'
import { truckRoadEndpoints as road } from '@marsa/model/trucks/endpoints.ts'
import { supportTopics } from '@marsa/model/trucks/support/support.ts'
import type { SupportView } from '@marsa/model/trucks/support/support-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { dayTime } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { ask } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card } from '../../ui/values/card.tsx'
import { supportText as words } from './support-text.ts'

const LazyAsk = lazyPart(async () => (await import('./support-dialog.tsx')).SupportDialog)

export function SupportCard({ id }: { id: string }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  return (
    <Loaded query={useQuery(ask(road.listSupport, { id }))} card>
      {({ support, mayAsk }) =>
        (mayAsk || support.length > 0) && (
          <Card id="support" title={t(words.title)}>
            <div className="stack g4">
              {mayAsk && (
                <>
                  <p className="hint">{t(words.body)}</p>
                  <div>
                    <Button icon={LifeBuoy} changes onPress={() => setAsking(true)}>
                      {t(words.ask)}
                    </Button>
                  </div>
                </>
              )}
              {support.map((row) => (
                <Asked key={row.supportId} row={row} isSide={mayAsk} />
              ))}
            </div>
            {isAsking && <LazyAsk requestId={id} onClose={() => setAsking(false)} />}
          </Card>
        )
      }
    </Loaded>
  )
}

function Asked({ row, isSide }: { row: SupportView; isSide: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const by = lang === 'ar' ? row.byAr : row.byEn
  const way =
    row.way === null
      ? t(words.delivery)
      : row.way === 'chat'
        ? t(words.chat)
        : t(words.callback, { number: `\u2066${row.callback ?? ''}\u2069` })
  const chat = isSide ? row.way === 'chat' && 'user/chat' : row.chatId && 'desk/chats'
  return (
    <div className="row between wrap g2">
      <span>
        {t(supportTopics[row.topic])}
        <br />
        <span className="muted dense">
          {[way, !isSide && by, dayTime(row.at, lang)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {chat && (
        <LinkButton size="s" href={`/${lang}/${chat}`}>
          {t(words.toChat)}
        </LinkButton>
      )}
    </div>
  )
}
