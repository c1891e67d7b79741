// At the head of an agent's job: what it does next, or for whom it waits and what it can do meanwhile.
import type { ShipmentDetail } from '@marsa/model/freight/answers.ts'
import { jobText as words } from '@marsa/model/freight/screen-text.ts'
import { milestoneName, nextActionText } from '@marsa/model/freight/text.ts'
import { meanwhileSentence, missingSentence, waitsSentence } from '@marsa/model/freight/turn-text.ts'
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { Banner } from '../../ui/banner.tsx'
import { asAction } from './next-step.ts'

export function AgentTurn({ shipment: { nextAction, turn, ahead } }: { shipment: ShipmentDetail }) {
  const t = useT()
  const { lang } = useLang()
  const action = asAction(nextAction)
  const [step] = ahead
  if (action)
    return (
      <Banner
        tone="attention"
        title={
          action === 'report-milestone' && step
            ? t(words.nextReport, { step: milestoneName(step) })
            : `${t(words.next)}: ${t(nextActionText[action])}`
        }
      >
        {turn && missingSentence(turn, lang)}
      </Banner>
    )
  return turn && <Banner title={waitsSentence(turn, lang, 'agent')}>{meanwhileSentence(turn, lang)}</Banner>
}
