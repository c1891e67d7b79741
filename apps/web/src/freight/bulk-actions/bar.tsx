// The bar under a list while rows are chosen: how many, all or none of the page, and what can be done with them.
import type { ReactNode } from 'react'
import { bulkActionText } from '@marsa/model/freight/bulk/bulk-action-text.ts'
import { mostAtOnce } from '@marsa/model/kit/portions.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import type { Choice } from '../../ui/lists/choice.ts'
import './bulk-actions.css'

export function BulkActionBar<Row>({ choice, children }: BulkActionBarProps<Row>) {
  const t = useT()
  const { lang } = useLang()
  const count = choice.chosen.length
  return (
    <section className="bulk-action-bar" aria-label={t(bulkActionText.actions)}>
      <div className="bulk-action-count">
        <p role="status">
          <span className="med">{t(bulkActionText.chosen, { count })}</span>
          {count >= mostAtOnce && (
            <span className="sub">{t(bulkActionText.most, { most: number(mostAtOnce, lang) })}</span>
          )}
        </p>
        {!choice.isAll && count < mostAtOnce && (
          <Button variant="text" size="s" changes={false} onPress={() => choice.pickAll(true)}>
            {t(bulkActionText.chooseAll)}
          </Button>
        )}
        <Button variant="text" size="s" changes={false} onPress={choice.clear}>
          {t(bulkActionText.clear)}
        </Button>
      </div>
      <div className="bulk-action-acts">{children}</div>
    </section>
  )
}

type BulkActionBarProps<Row> = { choice: Choice<Row>; children: ReactNode }
