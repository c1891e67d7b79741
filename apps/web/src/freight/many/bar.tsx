// The bar under a list while rows are chosen: how many, all or none of the page, and what can be done with them.
import type { ReactNode } from 'react'
import { manyText } from '@marsa/model/freight/many-text.ts'
import { mostAtOnce } from '@marsa/model/kit/portions.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/button.tsx'
import type { Choice } from '../../ui/choice.ts'
import './many.css'

export function ManyBar<Row>({ choice, children }: ManyBarProps<Row>) {
  const t = useT()
  const { lang } = useLang()
  const count = choice.chosen.length
  return (
    <section className="many-bar" aria-label={t(manyText.actions)}>
      <div className="many-count">
        <p role="status">
          <span className="med">{t(manyText.chosen, { count })}</span>
          {count >= mostAtOnce && (
            <span className="sub">{t(manyText.most, { most: number(mostAtOnce, lang) })}</span>
          )}
        </p>
        {!choice.isAll && count < mostAtOnce && (
          <Button variant="text" size="s" changes={false} onPress={() => choice.pickAll(true)}>
            {t(manyText.chooseAll)}
          </Button>
        )}
        <Button variant="text" size="s" changes={false} onPress={choice.clear}>
          {t(manyText.clear)}
        </Button>
      </div>
      <div className="many-acts">{children}</div>
    </section>
  )
}

type ManyBarProps<Row> = { choice: Choice<Row>; children: ReactNode }
