// What a change makes of the price: now, by the change, and the difference, the same before proposing and before answering.
import { parseMoney, toWire } from '@marsa/model/kit/money.ts'
import { useT } from '../../kit/t.ts'
import { Facts } from '../../ui/values/card.tsx'
import { Money } from '../../ui/values/money.tsx'
import { changeText as words } from './change-words.ts'

export function Difference({ before, after, kept }: { before: string; after: string; kept: string }) {
  const t = useT()
  const facts: Parameters<typeof Facts>[0]['facts'] = [
    [t(words.before), <Money key="b" value={before} />],
    [t(words.after), <Money key="a" value={after} strong />],
    [
      t(words.difference),
      <Money key="d" signed={after !== before} value={toWire(parseMoney(after) - parseMoney(before))} />,
    ],
  ]
  const isKept = parseMoney(kept) > 0n
  return <Facts across facts={isKept ? [...facts, [t(words.kept), <Money key="k" value={kept} />]] : facts} />
}
