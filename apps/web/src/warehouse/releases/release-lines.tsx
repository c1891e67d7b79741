// The pieces of a release, one line an item, as the warehouse reads them.
import type { ReleaseView } from '@marsa/model/warehouse/answers.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { agentReleaseText as words } from '../goods/agent-items-text.ts'

export function ReleaseLines({ lines }: Pick<ReleaseView, 'lines'>) {
  const t = useT()
  const { lang } = useLang()
  return (
    <ul>
      {lines.map(({ itemId, name, quantity }) => (
        <li key={itemId} className="med">
          {t(words.line, { count: number(quantity, lang), name: `\u2068${name}\u2069` })}
        </li>
      ))}
    </ul>
  )
}
