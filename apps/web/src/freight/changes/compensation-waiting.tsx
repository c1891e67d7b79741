// A compensation that waits for a second person: who proposed it, and approving or dropping it.
import { useQuery } from '@tanstack/react-query'
import { decideCompensation } from '@marsa/model/freight/changes/compensation-endpoints.ts'
import { compensationText } from '@marsa/model/freight/changes/compensation-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime, money } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/states/banner.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { changeReads, compensationQuery } from './change-queries.ts'

/** Nothing while none waits; who may only look sees it without the buttons. */
export function CompensationWaiting({ requestId, writes }: { requestId: string; writes: boolean }) {
  const t = useT()
  const { lang } = useLang()
  const waiting = useQuery(compensationQuery(requestId)).data?.waiting
  const amount = waiting ? money(waiting.amount, 'AED', lang) : ''
  const decide = useCommand(decideCompensation, {
    refreshes: changeReads,
    onDone: (_, { body }) =>
      void toast({
        title: body?.isConfirmed ? t(compensationText.given, { amount }) : t(compensationText.dropped),
        tone: 'success',
      }),
  })
  if (!waiting) return null
  const send = (isConfirmed: boolean) =>
    decide.mutate({ query: { id: waiting.compensationId }, body: { isConfirmed } })
  return (
    <section className="stack g2">
      <Banner tone="attention" title={t(compensationText.waits, { amount })}>
        <p>
          <bdi>{waiting.note}</bdi>
        </p>
        <p>
          {t(compensationText.by, { name: `\u2068${waiting.by}\u2069`, time: dateTime(waiting.at, lang) })}
        </p>
        {waiting.own && <p>{t(compensationText.own)}</p>}
      </Banner>
      {writes && (
        <div className="row wrap g2">
          {!waiting.own && (
            <Button variant="primary" isPending={decide.isPending} onPress={() => send(true)}>
              {t(compensationText.approve)}
            </Button>
          )}
          <Button isPending={decide.isPending} onPress={() => send(false)}>
            {t(compensationText.drop)}
          </Button>
        </div>
      )}
    </section>
  )
}
