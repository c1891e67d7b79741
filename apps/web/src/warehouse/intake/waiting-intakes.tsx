// What waits on this phone: sheets that are not sent yet, and those that were refused, with why.
import { useState } from 'react'
import { useT } from '../../kit/t.ts'
import { Button } from '../../ui/actions/button.tsx'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { Banner } from '../../ui/states/banner.tsx'
import { changeIntake, dropIntake, type WaitingIntake } from './intake-store.ts'
import { intakeText as words } from './intake-text.ts'
import { useIntakes } from './use-intakes.ts'

/** Nothing while nothing waits. */
export function WaitingIntakes() {
  const t = useT()
  const { own, push } = useIntakes()
  const [dropped, setDropped] = useState<WaitingIntake>()
  return (
    <>
      {own.map((item) =>
        item.state === 'waiting' ? (
          <Banner key={item.n} live title={t(words.waits)}>
            {t(words.waiting, { number: isolated(item.number) })}
          </Banner>
        ) : (
          <Banner key={item.n} tone="error" live title={t(words.waits)}>
            <p>{t(words.refused, { number: isolated(item.number), why: item.why })}</p>
            <div className="row wrap g2 in-acts">
              <Button
                size="s"
                onPress={() => void changeIntake({ ...item, state: 'waiting', why: '' }).then(push)}
              >
                {t(words.again)}
              </Button>
              <Button size="s" variant="danger-quiet" changes={false} onPress={() => setDropped(item)}>
                {t(words.drop)}
              </Button>
            </div>
          </Banner>
        ),
      )}
      {dropped && (
        <AlertDialog
          title={t(words.dropTitle, { number: isolated(dropped.number) })}
          isOpen
          onClose={() => setDropped(undefined)}
          actionLabel={t(words.drop)}
          keepLabel={t(words.keep)}
          onAction={() => {
            void dropIntake(dropped.n)
            setDropped(undefined)
          }}
        >
          <p>{t(words.dropBody)}</p>
        </AlertDialog>
      )}
    </>
  )
}

/** A number keeps its order within Arabic. */
export const isolated = (number: string): string => `\u2066${number}\u2069`
