// Ways to sign in without a password of ours, where they are set up.
import { useLang } from '../../kit/direction.tsx'
import { useT } from '../../kit/t.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { waysText } from '../directory/directory-ways-text.ts'
import { useEntrance } from './use-entrance.ts'

export function OtherWays() {
  const t = useT()
  const { lang } = useLang()
  const entrance = useEntrance()
  if (!entrance?.uaePass && !entrance?.directory) return null
  return (
    <div className="stack g3">
      <p className="or cap muted">{t(waysText.or)}</p>
      {entrance.uaePass && (
        <LinkButton block href={`/api/identity/uae-pass?lang=${lang}`} data-full="">
          {t(waysText.withUaePass)}
        </LinkButton>
      )}
      {entrance.directory && (
        <LinkButton block variant="text" href={`/${lang}/employee`} data-full="">
          {t(waysText.withDirectory)}
        </LinkButton>
      )}
    </div>
  )
}
