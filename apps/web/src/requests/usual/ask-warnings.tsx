// What may be sent and should be looked at: where it was typed, and once more above the buttons.
import { usePageFormOf } from '../../kit/page-form.tsx'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import type { FormValues, UsualPagesSpec } from './spec.ts'

/** Without `part` those of the whole form. */
export function AskWarnings({ spec, part }: { spec: UsualPagesSpec; part?: string }) {
  const t = useT()
  const form = usePageFormOf<FormValues>()
  const all = spec.formWarnings?.(form.values) ?? []
  return all
    .filter((warning) => part === undefined || warning.part === part)
    .map(({ row, params, fix }) => (
      <Banner
        key={row.en}
        tone="attention"
        live={part !== undefined}
        action={
          fix && <Button onPress={() => form.set(fix.set)}>{t(fix.label, { count: fix.count })}</Button>
        }
      >
        {t(row, params)}
      </Banner>
    ))
}
