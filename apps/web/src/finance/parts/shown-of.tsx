// Says that a table holds the first of its rows alone, and how many there are.
import { texts } from '@marsa/model/kit/text.ts'
import { useLang } from '../../kit/direction.tsx'
import { number } from '../../kit/format.ts'
import { useT } from '../../kit/t.ts'

const words = texts({
  shown: { en: 'The first {shown} of {count} are shown.', ar: 'يُعرض أول {shown} من {count}.' },
})

export function ShownOf({ shown, count }: { shown: number; count: number }) {
  const t = useT()
  const { lang } = useLang()
  if (count <= shown) return null
  return (
    <p className="card-b dense muted">
      {t(words.shown, { shown: number(shown, lang), count: number(count, lang) })}
    </p>
  )
}
