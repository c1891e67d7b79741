// Prints a whole amount of dirhams the way each language writes it; one that is a setting is the place for its value.
import { say, type Lang } from '@marsa/model/kit/text.ts'
import { shell } from '../text/shell.ts'

const grouped = new Intl.NumberFormat('en')

export const Dirhams = ({ lang, amount }: { lang: Lang; amount: number | string }) => {
  const shown = typeof amount === 'string' ? amount : grouped.format(amount)
  const currency = <span className="cur">{say(lang, shell.aed)}</span>
  return lang === 'ar' ? (
    <bdi className="money">
      <bdi dir="ltr">{shown}</bdi>&nbsp;{currency}
    </bdi>
  ) : (
    <bdi className="money">
      {currency}&nbsp;{shown}
    </bdi>
  )
}
