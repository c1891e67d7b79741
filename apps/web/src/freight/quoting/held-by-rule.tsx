// What a rule holds for a request: when it is sent, and the button that stops it.
import { stopRuleQuote } from '@marsa/model/freight/cards/card-endpoints.ts'
import { ruleText as words } from '@marsa/model/freight/cards/rule-text.ts'
import { viewQuoteAgent } from '@marsa/model/freight/agent-endpoints.ts'
import { useLang } from '../../kit/direction.tsx'
import { dateTime } from '../../kit/format.ts'
import { toast, useCommand } from '../../kit/query.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'

export function HeldByRule({ id, held }: { id: string; held: { card: string; dueAt: string } }) {
  const t = useT()
  const { lang } = useLang()
  const stop = useCommand(stopRuleQuote, {
    refreshes: [viewQuoteAgent],
    onDone: () => void toast({ title: t(words.stopDone), tone: 'success' }),
  })
  return (
    <Banner
      tone="attention"
      title={t(words.held, { time: dateTime(held.dueAt, lang) })}
      action={
        <Button changes isPending={stop.isPending} onPress={() => stop.mutate({ query: { id }, body: {} })}>
          {t(words.stop)}
        </Button>
      }
    >
      {t(words.heldBody, { card: `\u2068${held.card}\u2069` })}
    </Banner>
  )
}
